import type { ReactNode } from 'react';
import portraits from '../../assets/images/portraits/people.svg';
import { Board } from './Board.tsx';

export const examples = {
  default: (
    <Board
      alt="A board with four columns; one card is on its way into Review."
      title="Ferry refit"
      place="Sprint 14"
      state="12 open"
      columns={[
        {
          name: 'To do',
          count: 4,
          cards: [
            { text: 'Map 62 marketplace apps to cloud equivalents', reference: 'REF-118' },
            { text: 'Agree freeze window with crewing', reference: 'REF-121' },
          ],
        },
        {
          name: 'In progress',
          count: 2,
          cards: [
            {
              text: 'Rehearsal import, full data',
              reference: 'REF-109',
              owner: `${portraits}#jonas-webb`,
            },
            { text: 'SSO group mapping, 38 groups', reference: 'REF-104', lifted: true },
          ],
        },
        { name: 'Review', count: 0, cards: [] },
        {
          name: 'Done',
          count: 19,
          cards: [
            { text: 'Archive 214 idle projects', reference: 'REF-097' },
            { text: 'Cut custom fields 212 to 74', reference: 'REF-092' },
          ],
        },
      ]}
    />
  ),
  empty: <Board alt="An empty board." title="Nothing yet" columns={[]} />,
} satisfies Record<string, ReactNode>;
