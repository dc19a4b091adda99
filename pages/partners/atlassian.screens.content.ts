import type { ShowcasesProps } from '../../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  ground: 'sheet',
  voice: 'quiet',
  title: 'What it looks like when it is done.',
  screens: [
    {
      name: 'Board',
      screen: 'flow',
      caption:
        'Brindlecombe Foods: seven statuses, one owner for each order, and a column for orders that have none.',
    },
    {
      name: 'Runbook',
      screen: 'runbook',
      caption: 'Northmoor Ferries: every step has a name, a length and a check.',
      notes: [
        'The lengths come from the second rehearsal.',
        'Each check says exactly what to look at.',
        'The point of no return is marked with its time.',
      ],
    },
    {
      name: 'Request portal',
      screen: 'requests',
      caption:
        'Tallow Street Housing: nine kinds of request, in the words people use. Five questions each at most.',
    },
    {
      name: 'Knowledge base page',
      screen: 'answer',
      caption: 'One answer to a page, with the date it was last tested and who tested it.',
    },
    {
      name: 'Automation rule',
      screen: 'rule',
      caption: 'A rule anyone can read: after two days, ask the owner; after three, ask me.',
    },
    {
      name: 'Asset register',
      screen: 'assets',
      caption:
        'Northmoor Ferries: what it is, who has it and when to check it, linked from every request about it.',
    },
  ],
} as const satisfies ShowcasesProps;
