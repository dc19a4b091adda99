import { people } from '../../../pages/_people.content.ts';
import { home } from '../../../pages/index.content.ts';
import { Team } from './Team.tsx';

const { team } = home;
const { maren: person, priya: other } = people;

const crowd = Array.from({ length: 23 }, (_, index) => ({
  ...(index % 2 === 0 ? person : other),
  name: `Person ${index + 1}`,
  line: ([1, 2, 3, 4] as const)[index % 4] ?? 1,
}));

export const examples = {
  default: <Team {...team} />,
  longest: (
    <Team
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
  one: <Team {...team} people={[person]} />,
  many: <Team {...team} people={crowd} />,
} satisfies Record<string, React.ReactNode>;
