import type { ReactNode } from 'react';
import { SkillsMatrix, type SkillsMatrixProps } from './SkillsMatrix.tsx';

const row = ['Jira Service Management', 'Yes', 'Yes', 'Yes', 'No'];

const matrix: SkillsMatrixProps['matrix'] = {
  caption: 'What we do with which product',
  columns: ['Product', 'Design', 'Migrate', 'Run', 'Train'],
  rows: [row],
};

const title = 'What we do, and what we don’t.';
const lede = 'A ring means we do it regularly.';

const contained = (example: ReactNode) => <div className="contained">{example}</div>;

export const examples = {
  default: contained(
    <SkillsMatrix id="skills-default" title={title} lede={lede} matrix={matrix} />,
  ),
  longest: contained(
    <SkillsMatrix
      id="skills-longest"
      title={`${title} `.repeat(4)}
      lede={`${lede} `.repeat(8)}
      matrix={{ ...matrix, rows: [row.with(0, `${row[0]} `.repeat(8))] }}
    />,
  ),
  many: contained(
    <SkillsMatrix
      id="skills-many"
      title={title}
      lede={lede}
      matrix={{
        ...matrix,
        rows: Array.from({ length: 12 }, (_, index) => row.with(0, `Product ${index + 1}`)),
      }}
    />,
  ),
} satisfies Record<string, ReactNode>;
