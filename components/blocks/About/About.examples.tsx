import type { ReactNode } from 'react';
import { About } from './About.tsx';

const title = 'The part of the track where a train changes line.';
const story = 'In 2017 we made the gap between two suppliers our job.';
const ends = ['The line you need', 'The line you are on'] as const;
const commitment = { term: 'Leave a map', text: 'You get the runbook and the admin rights.' };

export const examples = {
  default: (
    <About
      id="about-default"
      title={title}
      story={story}
      ends={ends}
      commitments={[commitment, { ...commitment, term: 'Fixed price first' }]}
    />
  ),
  longest: (
    <About
      id="about-longest"
      title={title}
      ends={ends}
      story={`${story} `.repeat(8)}
      commitments={[{ ...commitment, text: `${commitment.text} `.repeat(8) }]}
    />
  ),
  one: <About id="about-one" title={title} story={story} ends={ends} commitments={[commitment]} />,
  many: (
    <About
      id="about-many"
      title={title}
      story={story}
      ends={ends}
      commitments={Array.from({ length: 9 }, (_, index) => ({
        ...commitment,
        term: `Commitment ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
