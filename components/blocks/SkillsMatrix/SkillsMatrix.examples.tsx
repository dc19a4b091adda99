import type { ReactNode } from 'react';
import { SkillsMatrix, type SkillsMatrixProps } from './SkillsMatrix.tsx';

const row = ['Jira Service Management', 'Yes', 'Yes', 'Yes', 'No'];

const matrix: SkillsMatrixProps['matrix'] = {
  caption: 'What we do with which product',
  columns: ['Product', 'Design', 'Migrate', 'Run', 'Train'],
  rows: [row],
};

const title = 'What we do, and what we don’t.';

const contained = (example: ReactNode) => <div className="contained">{example}</div>;

export const examples = {
  default: contained(<SkillsMatrix id="skills-default" title={title} matrix={matrix} />),
  longest: contained(
    <SkillsMatrix
      id="skills-longest"
      title={`${title} `.repeat(4)}
      matrix={{ ...matrix, rows: [row.with(0, `${row[0]} `.repeat(8))] }}
    />,
  ),
  many: contained(
    <SkillsMatrix
      id="skills-many"
      title={title}
      matrix={{
        ...matrix,
        rows: Array.from({ length: 12 }, (_, index) => row.with(0, `Product ${index + 1}`)),
      }}
    />,
  ),
} satisfies Record<string, ReactNode>;
