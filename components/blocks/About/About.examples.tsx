import type { ReactNode } from 'react';
import { About, type AboutProps } from './About.tsx';

const title = 'The part of the track where a train changes line.';
const story = 'In 2017 we made the gap between two suppliers our job.';
const junction: AboutProps['junction'] = {
  lines: ['One supplier', 'Another supplier'],
};
const commitment = { term: 'Leave a map', text: 'You get the runbook and the admin rights.' };

export const examples = {
  default: (
    <About
      id="about-default"
      title={title}
      story={story}
      junction={junction}
      commitments={[commitment, { ...commitment, term: 'Fixed price first' }]}
    />
  ),
  longest: (
    <About
      id="about-longest"
      title={title}
      junction={junction}
      story={`${story} `.repeat(8)}
      commitments={[{ ...commitment, text: `${commitment.text} `.repeat(8) }]}
    />
  ),
  one: (
    <About
      id="about-one"
      title={title}
      story={story}
      junction={junction}
      commitments={[commitment]}
    />
  ),
  many: (
    <About
      id="about-many"
      title={title}
      story={story}
      junction={junction}
      commitments={Array.from({ length: 9 }, (_, index) => ({
        ...commitment,
        term: `Commitment ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
