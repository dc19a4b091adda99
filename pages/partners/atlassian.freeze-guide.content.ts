import type { Guide } from '../../components/blocks/Blog/Blog.tsx';

export const freezeGuide = {
  title: 'Freeze windows people will accept',
  readingTime: '2 minutes to read',
  standfirst:
    'A freeze asks people to stop making changes for a while. They will agree if it is short, announced early and honest about when it ends. Here is how to find the hours, and how to ask for them.',
  body: [
    'Begin with the people who cannot stop, not with those who can. Every firm has them: a night shift, a yard, a payroll run, a ship. Note when they write to the system, hour by hour, for one ordinary week. A list of when issues were created will tell you more than any meeting.',
    'The quiet hours are rarely where people expect them. Friday evening is often busier than Sunday morning, and the first of the month is never quiet.',
    {
      table: {
        caption: 'A weekend that works for most offices',
        columns: ['When', 'What happens', 'What people can do'],
        rows: [
          ['Friday 22:00', 'Freeze', 'Read only'],
          ['Saturday 15:00', 'Checks begin', 'Read; testers write'],
          ['Saturday 21:00', 'Checks end', 'Read only'],
          ['Sunday 03:00', 'Point of no return', 'Read only'],
          ['Sunday 18:00', 'Opening', 'Everything'],
        ],
      },
    },
    { heading: 'Say four things' },
    'An announcement needs four facts: when writing stops, when it starts again, what to do in between, and who decides if it takes longer. Put them in the first two lines. Leave out the reasons; anyone who wants them will ask.',
    {
      list: [
        'Six weeks before: the date, to managers, with one question: “What have we missed?”',
        'Two weeks before: the four facts, to everyone.',
        'At noon on the Friday: the four facts again, and nothing else.',
        'At the opening on Sunday: one line, with the new address.',
      ],
    },
    { heading: 'Leave a way to write' },
    'Somebody will need to record something on Saturday. Give them a paper form, or a plain document, with the five fields that matter and the name of the person who will type it in on Sunday. None of our weekends has brought more than twenty such notes, but the offer is what turns a ban into an arrangement.',
    'Last, keep your promise about the end. If the checks run late, open late, and say so at the minute you announced. People forgive an hour. They do not forgive silence.',
  ],
} as const satisfies Guide;
