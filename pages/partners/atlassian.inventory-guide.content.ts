import type { Guide } from '../../components/blocks/Blog/Blog.tsx';

export const inventoryGuide = {
  title: 'The sheet: our inventory in 14\u00a0columns',
  readingTime: '2-minute read',
  standfirst:
    'Most migrations run late because of something that was on nobody’s list. This is the list: one sheet, one row for each thing you own, and 14 columns to fill in before anyone names a date.',
  body: [
    'Open an empty sheet. Give every project, space, app, integration and directory group a row of its own, and expect a few hundred. Export what the system can list and type in the rest. Integrations in particular often live in two people’s heads: have both in the room.',
    'Then fill in the columns, in order. The first six describe, the next five decide, the last three plan.',
    {
      table: {
        caption: 'The 14 columns',
        columns: ['Column', 'What to write'],
        rows: [
          ['1 Name', 'As people say it'],
          ['2 Kind', 'Project, space, app, integration, group'],
          ['3 Owner', 'One person who still works here'],
          ['4 Size', 'Issues, pages or megabytes'],
          ['5 People', 'Who opened it in the last 90 days'],
          ['6 Last change', 'A date'],
          ['7 Depends on', 'Row numbers'],
          ['8 In Cloud', 'Same, other, built in, none'],
          ['9 Personal data', 'Yes or no'],
          ['10 If it is gone', 'Who phones first'],
          ['11 Verdict', 'Keep, drop, ask'],
          ['12 Test', 'What proves that it arrived'],
          ['13 Tester', 'A name, not a team'],
          ['14 Wave', 'Rehearsal, weekend, later'],
        ],
      },
    },
    { heading: 'How to use it' },
    'Sort by column 6. Whatever has not changed for a year gets the verdict “drop”, and its owner gets two weeks to object. Few do. In our migrations since 2019 about a third of the rows have gone this way, taking most of the odd cases with them.',
    'Next, read column 7. A row that many others depend on moves first in the rehearsal, because its faults become everybody’s.',
    { heading: 'When it is finished' },
    'The sheet is finished when no “ask” is left in column 11. That is the moment to name a date and a price, and not before.',
  ],
} as const satisfies Guide;
