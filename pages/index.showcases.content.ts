import type { ShowcasesProps } from '../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  voice: 'quiet',
  title: 'Look closely.',
  lede: 'Six screens from our projects, redrawn with the data changed.',
  screens: [
    {
      name: 'Orders',
      screen: 'orders',
      caption: 'Seven stops that six teams agreed on.',
      notes: [
        'Each order has one owner, shown by name.',
        'The first stop is for orders that nobody owns. It should be empty.',
        'A late order says by how much.',
      ],
    },
    {
      name: 'Repairs portal',
      screen: 'repairs',
      caption: 'Three questions, and a photograph if you have one.',
      notes: [
        'The address comes from the account: nobody types it again.',
        'It uses the tenants’ words, not the trade’s.',
        'The last line says when somebody will come.',
      ],
    },
    {
      name: 'Library page',
      screen: 'component',
      caption: 'One button, under the name the code uses.',
      notes: [
        'The drawing and the shipped component are side by side.',
        'Every state has a name, focus included.',
        'The last line says when the two were compared.',
      ],
    },
    {
      name: 'Page builder',
      screen: 'editor',
      caption: 'Nine templates, and no way to break them.',
      notes: [
        'Each field says how long its text may be.',
        'The phone preview comes first.',
        'Publishing asks once, and can be undone for 30 days.',
      ],
    },
    {
      name: 'Cost view',
      screen: 'caps',
      caption: 'Four groups of accounts, each with a cap.',
      notes: [
        'The cap is a line, so you see a rise before it gets there.',
        'Each group has an owner, with a phone number.',
        'Yesterday is marked as an estimate, because it is one.',
      ],
    },
    {
      name: 'Runbook',
      screen: 'runbook',
      caption: 'Every step has a name, a length and a check.',
      notes: [
        'The point of no return is marked with its time.',
        'The lengths come from the second rehearsal.',
        'Each check says what to look at, not how to feel about it.',
      ],
    },
  ],
} as const satisfies ShowcasesProps;
