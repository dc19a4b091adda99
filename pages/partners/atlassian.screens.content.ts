import type { ShowcasesProps } from '../../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  title: 'What it looks like when it is done.',
  effect: 'thumbnails',
  screens: [
    {
      name: 'Board',
      screen: 'flow',
      caption: 'Seven statuses, one owner per card, and a column for what nobody owns.',
    },
    {
      name: 'Request portal',
      screen: 'requests',
      caption: 'Nine kinds of request in the words of those who ask, at most five questions each.',
    },
    {
      name: 'Knowledge base page',
      screen: 'answer',
      caption: 'One answer per page, the date it was last tested, and the name of the tester.',
    },
    {
      name: 'Automation rule',
      screen: 'rule',
      caption: 'In plain words: when a request waits two days, ask its owner; after three, ask me.',
    },
    {
      name: 'Asset register',
      screen: 'assets',
      caption:
        'What it is, who has it, when it must be checked. Linked from every request about it.',
    },
  ],
} as const satisfies ShowcasesProps;
