import type { ReactNode } from 'react';
import { FunFacts } from './FunFacts.tsx';

const title = '41 cutovers, 38 on time.';

const [march, september, june] = [
  { number: 4, when: 'March 2020', text: 'We ran five hours over and charged nothing.' },
  { number: 17, when: 'September 2022', text: 'Check 12 failed, so we moved two weeks later.' },
  { number: 32, when: 'June 2025', text: 'A licence server was down for two hours.' },
];

export const examples = {
  default: (
    <FunFacts
      id="fun-facts-default"
      title={title}
      record={{ count: 41, late: [march, september, june] }}
    />
  ),
  longest: (
    <FunFacts
      id="fun-facts-longest"
      title={title}
      lede={'Every cutover to Atlassian Cloud since 2019, in order. '.repeat(4)}
      record={{
        count: 41,
        late: [march, september, june].map((one) => ({ ...one, text: `${one.text} `.repeat(9) })),
      }}
    />
  ),
  one: <FunFacts id="fun-facts-one" title={title} record={{ count: 12, late: [{ ...march }] }} />,
  none: <FunFacts id="fun-facts-none" title={title} record={{ count: 12, late: [] }} />,
} satisfies Record<string, ReactNode>;
