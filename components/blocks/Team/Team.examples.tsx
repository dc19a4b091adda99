import type { ReactNode } from 'react';
import { Team } from './Team.tsx';

const title = 'You get these people, by name.';
const person = {
  name: 'Maren Oduya',
  role: 'Managing director',
  askAbout: 'saying no to a go-live',
};

export const examples = {
  default: (
    <Team id="team-default" {...{ title }} people={[person, { ...person, name: 'Ravi Sandhu' }]} />
  ),
  longest: (
    <Team
      id="team-longest"
      title="You get these people, by name, for as long as the work takes and a month after."
      people={[
        {
          name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
          role: 'Migration engineer, desk lead, fire warden and keeper of the runbook',
          askAbout: 'moving 1.2 million attachments between two continents over one bank holiday',
        },
      ]}
    />
  ),
  one: <Team id="team-one" {...{ title }} people={[person]} />,
  many: (
    <Team
      id="team-many"
      {...{ title }}
      people={Array.from({ length: 23 }, (_, index) => ({
        ...person,
        name: `Person ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
