import type { ShowcasesProps } from '../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  voice: 'quiet',
  title: 'Look closely.',
  lede: 'Four screens from our projects, redrawn with the data changed.',
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
