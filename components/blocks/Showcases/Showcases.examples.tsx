import type { ReactNode } from 'react';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Showcases, type ShowcasesProps } from './Showcases.tsx';

const title = 'Look closely.';

const screen: ShowcasesProps['screens'][number] = {
  name: 'Board',
  caption: 'One board for six teams.',
  notes: ['Seven statuses.', 'Every card has one owner.', 'The empty column is the goal.'],
};

const side = { name: 'Before', text: '212 fields.', fields: ['Summary', 'Cost centre (old)'] };

export const examples = {
  default: (
    <Showcases
      id="showcases-default"
      {...{ title }}
      screens={[screen, { ...screen, name: 'Portal' }]}
    />
  ),
  longest: (
    <Showcases
      id="showcases-longest"
      title="Look closely at what was left out as well as at what is there."
      lede={'Rebuilt from real projects with the names changed. '.repeat(4)}
      screens={[{ ...screen, caption: `${screen.caption} `.repeat(12) }]}
    />
  ),
  one: <Showcases id="showcases-one" {...{ title }} screens={[{ ...screen, notes: [] }]} />,
  many: (
    <Showcases
      id="showcases-many"
      {...{ title }}
      screens={Array.from({ length: 11 }, (_, index) => ({
        ...screen,
        name: `Screen ${index + 1}`,
      }))}
    />
  ),
  beforeAfter: (
    <BeforeAfter
      id="before-after-example"
      title="Turn the form over."
      before={{ ...side, more: 'and 210 more.' }}
      after={{ ...side, name: 'After' }}
    />
  ),
} satisfies Record<string, ReactNode>;
