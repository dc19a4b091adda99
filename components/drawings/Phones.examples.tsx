import type { ReactNode } from 'react';
import { Phones } from './Phones.tsx';

const choose = {
  question: 'What is wrong?',
  choices: [
    'No heating or hot water',
    'Water where it should not be',
    'A door, window or lock',
    'Lights or sockets',
  ],
  chosen: 'Water where it should not be',
  note: 'We know your address.',
  button: 'Next',
};

const facts = {
  alt: 'A form of three steps on phones.',
  name: 'Tallow Street',
  language: 'EN',
};

export const examples = {
  default: (
    <Phones
      {...facts}
      steps={[
        choose,
        {
          question: 'Can you show us?',
          photo: true,
          note: 'No photo is fine, too.',
          button: 'Next',
        },
        {
          question: 'When shall we come?',
          choices: ['Thu, 8 to 12', 'Thu, 12 to 4', 'Fri, 8 to 12'],
          chosen: 'Thu, 8 to 12',
          note: 'Ama texts when she sets off.',
          button: 'Report the repair',
        },
      ]}
    />
  ),
  one: <Phones {...facts} steps={[choose]} />,
  longest: (
    <Phones
      {...facts}
      language="Cymraeg a Saesneg"
      name="Tallow Street Housing Association"
      steps={[
        {
          ...choose,
          question: 'Which of all the things in your home is the one that is broken?',
          choices: [...choose.choices, 'Something that none of these words describe at all'],
        },
        choose,
      ]}
    />
  ),
} satisfies Record<string, ReactNode>;
