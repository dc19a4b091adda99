import type { ReactNode } from 'react';
import { FunFacts } from './FunFacts.tsx';

const title = 'Pointwork in four figures';

const facts = [
  { value: '41', definition: 'cutovers to Atlassian Cloud since 2019' },
  { value: '9,400', definition: 'people working in systems we look after' },
  { value: '11', unit: 'min', definition: 'median first reply, working hours' },
  { value: '1', definition: 'invoice, whichever lines you ride' },
];

export const examples = {
  default: <FunFacts id="fun-facts-default" {...{ title, facts }} />,
  longest: (
    <FunFacts
      id="fun-facts-longest"
      {...{ title }}
      facts={[
        {
          value: '12,345,678',
          unit: 'attachments',
          definition: 'moved without losing one, counted by checksum on both sides since 2019',
        },
      ]}
    />
  ),
  one: <FunFacts id="fun-facts-one" {...{ title }} facts={facts.slice(0, 1)} />,
  many: (
    <FunFacts
      id="fun-facts-many"
      {...{ title }}
      facts={Array.from({ length: 9 }, (_, index) => ({
        value: String(index + 1),
        definition: `fact number ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
