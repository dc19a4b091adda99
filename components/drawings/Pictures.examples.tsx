import type { ReactNode } from 'react';
import portraits from '../../assets/images/portraits/people.svg';
import { Board } from './Board.tsx';
import { Phones } from './Phones.tsx';
import { PlatformStack } from './PlatformStack.tsx';
import { RunChart } from './RunChart.tsx';

const step = {
  question: 'Which of all the things in your home is the one that is broken?',
  choices: ['No heating or hot water', 'Something that none of these words describe at all'],
  chosen: 'No heating or hot water',
  note: 'We know your address.',
  button: 'Next',
};

const weekend = {
  name: 'The weekend',
  stops: [
    { at: 0, label: ['Fri 22:00', 'frozen'] },
    { at: 17, label: ['Sat 15:00', 'imported'] },
    { at: 23, label: ['Sat 21:00', 'checked'] },
  ],
  opens: { at: 44, label: ['Sun 18:00', 'open'], until: ['Still closed', 'as announced'] },
} as const;

const limit = { at: 29, name: 'Point of no return', time: 'Sunday 03:00' };

/** Pictures in cases that no example of a block shows. */
export const examples = {
  default: (
    <Board
      alt="A board with two columns; one card is on its way into Review."
      title="Ferry refit"
      place="Sprint 14"
      state="12 open"
      columns={[
        {
          name: 'In progress',
          count: 4,
          cards: [
            {
              text: 'Map 62 marketplace apps to cloud equivalents',
              reference: 'REF-109',
              owner: `${portraits}#jonas-webb`,
            },
            { text: 'SSO group mapping, 38 groups', reference: 'REF-104', lifted: true },
          ],
        },
        { name: 'Review', count: 0, cards: [] },
      ]}
    />
  ),
  emptyBoard: <Board alt="An empty board." title="Nothing yet" columns={[]} />,
  onePhone: <Phones alt="One step." name="Tallow Street" language="EN" steps={[step]} />,
  longestPhones: (
    <Phones
      alt="A form of two steps on phones."
      name="Tallow Street Housing Association"
      language="Cymraeg a Saesneg"
      steps={[step, { question: 'Can you show us?', photo: true, button: 'Next' }]}
    />
  ),
  runs: (
    <RunChart
      title="A rehearsal that took 31 hours, and a weekend with six hours in hand."
      hours={31}
      runs={[{ name: 'First rehearsal', stops: [{ at: 0 }, { at: 31 }] }, weekend]}
      limit={limit}
    />
  ),
  oneRun: <RunChart title="A weekend." hours={31} runs={[weekend]} limit={limit} />,
  platforms: <PlatformStack lines={[4, 2]} />,
} satisfies Record<string, ReactNode>;
