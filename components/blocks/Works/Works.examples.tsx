import { home } from '../../../pages/index.content.ts';
import { Works } from './Works.tsx';

const { works } = home;
const twice = [...works.works, ...works.works].map((work, index) => ({
  ...work,
  title: `Work ${index + 1}`,
}));

export const examples = {
  default: <Works {...works} />,
  longest: (
    <Works
      title="One piece of work from each line, told at the length that the line deserves."
      works={works.works.map((work) => ({ ...work, result: `${work.result} `.repeat(6) }))}
    />
  ),
  one: <Works {...works} works={works.works.slice(0, 1)} />,
  many: <Works {...works} works={twice} />,
} satisfies Record<string, React.ReactNode>;
