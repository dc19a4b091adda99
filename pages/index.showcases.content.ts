import type { ShowcasesProps } from '../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  title: 'Look closely.',
  lede: 'Rebuilt from real projects with the data changed.',
  screens: [
    {
      name: 'Board',
      screen: 'flow',
      caption: 'Seven columns that six teams agreed on.',
      notes: [
        'Each card has one owner, shown by name.',
        'The first column holds what nobody owns yet. It should be empty.',
        'A number above each column says how many cards it may hold.',
      ],
    },
    {
      name: 'Repairs portal',
      screen: 'repairs',
      caption: 'Three questions, and a photograph if you have one.',
      notes: [
        'The address is known from the account and not asked again.',
        'The words are those of tenants, not of the trade.',
        'The last line says when someone will come.',
      ],
    },
    {
      name: 'Library page',
      screen: 'component',
      caption: 'One button, with the name that the code uses.',
      notes: [
        'The drawing and the shipped component stand side by side.',
        'Each state is named, focus included.',
        'The date of the last comparison is printed below.',
      ],
    },
    {
      name: 'Page builder',
      screen: 'editor',
      caption: 'Nine templates, and no way to break them.',
      notes: [
        'Fields say how long a text may be before it is too long.',
        'Preview shows the phone first.',
        'Publish asks once and can be undone for 30 days.',
      ],
    },
    {
      name: 'Cost view',
      screen: 'caps',
      caption: 'Four groups of accounts, one line each, a cap on every line.',
      notes: [
        'The cap is drawn as a line, so that a rise is seen before it arrives.',
        'Each group has an owner with a telephone number.',
        'Yesterday is marked as an estimate, because it is one.',
      ],
    },
    {
      name: 'Runbook',
      screen: 'runbook',
      caption: 'Every step with a name, a minute and a check.',
      notes: [
        'The last step that can be undone is marked with the time of day.',
        'Lengths come from the second rehearsal.',
        'Each check says what to look at, not how to feel about it.',
      ],
    },
  ],
} as const satisfies ShowcasesProps;
