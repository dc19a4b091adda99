import type { ReactNode } from 'react';
import { Works, type WorksProps } from './Works.tsx';

const title = 'One piece of work from each line.';

const works: WorksProps['works'] = [
  {
    line: 1,
    title: 'A board that answers the Monday question',
    result: 'Six teams, one board, 40 statuses down to 7.',
  },
  {
    line: 2,
    title: 'A library that matches what ships',
    result: '148 components merged into 64, each named as in the code.',
  },
];

export const examples = {
  default: <Works id="works-default" title={title} works={works} />,
  longest: (
    <Works
      id="works-longest"
      title="One piece of work from each line, told at the length that the line deserves."
      works={works.map((work) => ({ ...work, result: `${work.result} `.repeat(6) }))}
    />
  ),
  one: <Works id="works-one" title={title} works={works.slice(0, 1)} />,
  many: (
    <Works
      id="works-many"
      title={title}
      works={([1, 2, 3, 4, 1, 2, 3, 4] as const).map((line, index) => ({
        line,
        title: `Work ${index + 1}`,
        result: '23 accounts grouped in 4.',
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
