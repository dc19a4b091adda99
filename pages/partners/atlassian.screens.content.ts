import type { ShowcasesProps } from '../../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  voice: 'quiet',
  title: 'What you will work with.',
  screens: [
    {
      name: 'Runbook',
      screen: 'runbook',
      caption: 'Northmoor Ferries: each step with its time, its owner and the check that ends it.',
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
      name: 'Board',
      screen: 'flow',
      caption:
        'Brindlecombe Foods: seven statuses, one owner for each order, and a column for orders that have none.',
    },
  ],
} as const satisfies ShowcasesProps;
