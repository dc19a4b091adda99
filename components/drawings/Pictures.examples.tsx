import { home } from '../../pages/index.content.ts';
import { Board } from './Board.tsx';
import { Phones } from './Phones.tsx';

const [{ picture: board }, { picture: phones }] = home.caseStudy.jobs;
const [step] = phones.steps;

/** Pictures in cases that no example of a block shows. */
export const examples = {
  default: (
    <Board {...board} columns={[...board.columns, { name: 'Review', count: 0, cards: [] }]} />
  ),
  emptyBoard: <Board alt="An empty board." title="Nothing yet" columns={[]} />,
  onePhone: <Phones {...phones} steps={[step]} />,
  longestPhones: (
    <Phones
      {...phones}
      name="Tallow Street Housing Association"
      language="Cymraeg a Saesneg"
      steps={[
        {
          ...step,
          question: 'Which of all the things in your home is the one that is broken?',
          choices: [...step.choices, 'Something that none of these words describe at all'],
        },
        step,
      ]}
    />
  ),
};
