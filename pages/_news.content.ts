import type { NewsNote } from '../components/blocks/LatestNews/LatestNews.tsx';

export const news = [
  {
    date: '2026-11-12',
    dateText: '12 November 2026',
    title: 'How to read a Data Center renewal quote, line by line',
    body: [
      'A renewal quote has four lines worth checking, and none of them is the total. First, the user tier: count who signed in during the last 90 days, since many tiers still count people who have left. Second, the term: a longer one fixes the price, but also the earliest date you can leave.',
      'Third, the apps, which renew on their own dates. List those that nobody has opened this quarter. Fourth, the end date, which should not fall long after the weekend you plan to move. If a line is unclear, send us the quote. Sam needs about 20 minutes to read one, and it costs you nothing.',
    ],
  },
  {
    date: '2026-10-29',
    dateText: '29 October 2026',
    title: 'Our cutover runbook, as a template you can copy',
    body: [
      'A runbook is a list of steps with a name, a time and a check beside each. Ours has these columns, and you are welcome to them:',
      {
        list: [
          'Step: one action, one verb.',
          'Who: one person, never a team.',
          'Start and length: from the last rehearsal, not from a guess.',
          'Check: what to look at to know that it worked.',
          'Undo: how to reverse it, or “point of no return”.',
        ],
      },
      'Mark the last step that can be undone, write the time beside it, and agree beforehand who decides. Rehearse until the run fits the weekend with hours to spare. Then print it.',
    ],
  },
  {
    date: '2026-10-06',
    dateText: '6 October 2026',
    title: 'The desk now answers until 19:00',
    body: [
      'From today the support desk answers from 08:00 to 19:00, Monday to Friday. We had counted the unanswered questions from evening shifts for a quarter: most came before seven, almost none after.',
      'Address, people and price stay the same. Priya leads the late shift with two colleagues, and whoever takes your request still keeps it until it is closed. Outside those hours, email desk@pointwork.example: we read it at eight.',
    ],
  },
] as const satisfies readonly NewsNote[];
