import type { ReactNode } from 'react';
import { Details } from './Details.tsx';

const answer = <p>No. You keep the contract and the discount.</p>;

export const examples = {
  default: <Details summary="Do you sell licences?">{answer}</Details>,
  heading: <Details summary={<h3>Do you sell licences?</h3>}>{answer}</Details>,
  longest: (
    <Details summary="What happens to the things that nobody remembers asking for but everybody uses, on the day after?">
      {answer}
    </Details>
  ),
} satisfies Record<string, ReactNode>;
