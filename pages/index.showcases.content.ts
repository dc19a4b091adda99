import type { ShowcasesProps } from '../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  voice: 'quiet',
  title: 'Look closely.',
  lede: 'Three finished screens, redrawn with invented data, and the reasons behind them.',
  screens: [
    {
      name: 'Library page',
      line: 2,
      screen: 'component',
      caption: 'One button, under the name the code uses.',
      notes: [
        'The drawing and the shipped component are side by side.',
        'Every state has a name, focus included.',
        'The last line says when the two were compared.',
      ],
    },
    {
      name: 'Repairs portal',
      line: 3,
      screen: 'repairs',
      caption: 'Three questions, and a photograph if you have one.',
      notes: [
        'The address comes from the account: nobody types it again.',
        'It uses the tenants’ words, not the trade’s.',
        'The last line says when somebody will come.',
      ],
    },
    {
      name: 'Runbook',
      line: 1,
      screen: 'runbook',
      caption: 'Every step has a name, a length and a check.',
      notes: [
        'The point of no return is marked with its time.',
        'The lengths come from the second rehearsal.',
        'Each check says exactly what to look at.',
      ],
    },
  ],
} as const satisfies ShowcasesProps;
