import type { ShowcasesProps } from '../../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  title: 'What it looks like when it is done.',
  effect: 'thumbnails',
  screens: [
    {
      name: 'Board',
      screen: 'flow',
      caption: 'Seven statuses, one owner for each card, and a column for cards that have none.',
    },
    {
      name: 'Request portal',
      screen: 'requests',
      caption: 'Nine kinds of request, in the words people use. Five questions each at most.',
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
      caption: 'What it is, who has it and when to check it, linked from every request about it.',
    },
  ],
} as const satisfies ShowcasesProps;
