import type { ReactNode } from 'react';
import type { Phase } from './PhaseSlide.tsx';
import { ProjectSections } from './ProjectSections.tsx';

const title = 'Four phases, and what you get from each.';

const phase = (id: string, scene?: Phase['scene']): Phase => ({
  id,
  name: id,
  length: '3 weeks',
  brings: 'A timed runbook',
  text: 'The whole move on a copy of your data, timed. Then again, faster.',
  need: 'A checker from every team, an hour for each of two runs.',
  get: 'A runbook with minutes in it.',
  scene,
});

export const examples = {
  default: (
    <ProjectSections
      id="phases-default"
      title={title}
      phases={[
        phase('Assess', 'shelves'),
        phase('Rehearse', 'rehearsal'),
        phase('Move', 'cutover'),
        phase('Settle', 'desk'),
      ]}
    />
  ),
  longest: (
    <ProjectSections
      id="phases-longest"
      title={title}
      phases={['long-1', 'long-2', 'long-3'].map((id) => ({
        ...phase(id, 'desk'),
        name: `Rehearse, and then rehearse ${id}`,
        length: 'three weeks and a bank holiday',
        brings: 'A runbook that is timed to the minute and has been rehearsed',
        text: phase('').text.repeat(4),
        get: phase('').get.repeat(4),
      }))}
    />
  ),
  one: <ProjectSections id="phases-one" title={title} phases={[phase('One', 'shelves')]} />,
  many: (
    <ProjectSections
      id="phases-many"
      title={title}
      phases={['m-1', 'm-2', 'm-3', 'm-4', 'm-5', 'm-6', 'm-7'].map((id) => phase(id))}
    />
  ),
} satisfies Record<string, ReactNode>;
