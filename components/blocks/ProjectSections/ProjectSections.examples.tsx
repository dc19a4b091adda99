import type { ReactNode } from 'react';
import { ProjectSections } from './ProjectSections.tsx';

const title = 'Four phases, and what you hold at the end of each.';

const phase = (id: string) => ({
  id,
  name: 'Rehearse',
  length: '3 weeks',
  text: 'The whole move on a copy of your data, timed. Then again, faster.',
  hold: 'a runbook with minutes in it.',
});

export const examples = {
  default: (
    <ProjectSections id="phases-default" {...{ title }} phases={['d-1', 'd-2', 'd-3'].map(phase)} />
  ),
  longest: (
    <ProjectSections
      id="phases-longest"
      {...{ title }}
      phases={[
        {
          ...phase('l-1'),
          name: 'Rehearse, and then rehearse again',
          text: phase('').text.repeat(9),
          hold: phase('').hold.repeat(9),
        },
      ]}
    />
  ),
  one: <ProjectSections id="phases-one" {...{ title }} phases={[phase('o-1')]} />,
  many: (
    <ProjectSections
      id="phases-many"
      {...{ title }}
      phases={['m-1', 'm-2', 'm-3', 'm-4', 'm-5', 'm-6', 'm-7'].map(phase)}
    />
  ),
  line: (
    <ProjectSections
      id="phases-line"
      variant="line"
      title="What happens next."
      phases={['s-1', 's-2', 's-3'].map((id) => ({ id, name: 'Reply', text: 'Within a day.' }))}
    />
  ),
} satisfies Record<string, ReactNode>;
