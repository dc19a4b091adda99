import { home } from '../../../pages/index.content.ts';
import { FunFacts } from './FunFacts.tsx';

const { funFacts } = home;
const { ends, late } = funFacts.record;

export const examples = {
  default: <FunFacts {...funFacts} />,
  longest: (
    <FunFacts
      {...funFacts}
      lede={'Every cutover to Atlassian Cloud since 2019, in order. '.repeat(4)}
      record={{
        ...funFacts.record,
        late: late.map((one) => ({ ...one, text: `${one.text} `.repeat(4) })),
      }}
    />
  ),
  one: <FunFacts {...funFacts} record={{ count: 12, ends, late: late.slice(0, 1) }} />,
  none: <FunFacts {...funFacts} record={{ count: 12, ends, late: [] }} />,
} satisfies Record<string, React.ReactNode>;
