import { Details } from './Details.tsx';
import { Heading } from './Heading.tsx';

const answer = <p>No. You keep the contract and the discount.</p>;

export const examples = {
  default: <Details summary="Do you sell licences?">{answer}</Details>,
  heading: <Details summary={<Heading level={3}>Do you sell licences?</Heading>}>{answer}</Details>,
  inline: (
    <Details summary="Do you sell licences?" isInline>
      {answer}
    </Details>
  ),
  note: (
    <Details summary={<Heading level={3}>Do you sell licences?</Heading>} note="1-minute read">
      {answer}
    </Details>
  ),
  longest: (
    <Details summary="What happens to the things that nobody remembers asking for but everybody uses, on the day after?">
      {answer}
    </Details>
  ),
};
