import type { ReactNode } from 'react';
import portraits from '../../../assets/images/portraits/people.svg';
import { type Person, Team } from './Team.tsx';

const title = 'You get these people, by name.';
const person: Person = {
  name: 'Maren Oduya',
  role: 'Managing director',
  askAbout: 'saying no to a go-live',
  portrait: `${portraits}#maren-oduya`,
};

const other: Person = {
  name: 'Ravi Sandhu',
  role: 'Cloud lead',
  askAbout: 'the invoice that doubled',
  line: 4,
  portrait: `${portraits}#ravi-sandhu`,
};

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(index % 2 === 0 ? person : other),
    name: `Person ${index + 1}`,
    line: ([1, 2, 3, 4] as const)[index % 4] ?? 1,
  }));

export const examples = {
  default: <Team id="team-default" title={title} people={[person, other]} />,
  longest: (
    <Team
      id="team-longest"
      title="You get these people, by name, for as long as the work takes and a month after."
      people={[
        {
          ...person,
          name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
          role: 'Migration engineer, desk lead, fire warden and keeper of the runbook',
          askAbout: 'moving 1.2 million attachments between two continents over one bank holiday',
        },
      ]}
    />
  ),
  one: <Team id="team-one" title={title} people={[person]} />,
  many: <Team id="team-many" title={title} people={people(23)} />,
  eight: <Team id="team-eight" title={title} people={people(8)} />,
} satisfies Record<string, ReactNode>;
