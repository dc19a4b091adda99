import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { SkillsMatrix } from './SkillsMatrix.tsx';

const { skills } = atlassian;
const row: readonly string[] = skills.matrix.rows[0];

const contained = (example: React.ReactNode) => <div className="contained">{example}</div>;

export const examples = {
  default: contained(<SkillsMatrix {...skills} />),
  longest: contained(
    <SkillsMatrix
      {...skills}
      title={`${skills.title} `.repeat(4)}
      matrix={{ ...skills.matrix, rows: [row.with(0, `${row[0]} `.repeat(8))] }}
    />,
  ),
  many: contained(
    <SkillsMatrix
      {...skills}
      matrix={{
        ...skills.matrix,
        rows: Array.from({ length: 12 }, (_, index) => row.with(0, `Product ${index + 1}`)),
      }}
    />,
  ),
} satisfies Record<string, React.ReactNode>;
