import type { ShowcasesProps } from '../../components/blocks/Showcases/Showcases.tsx';

export const showcases = {
  title: 'What you will work with.',
  label: 'What you will work with',
  screens: [
    {
      name: 'Runbook',
      screen: 'runbook',
      caption: 'Northmoor Ferries: each step with its time, its owner and the check that ends it.',
      notes: [
        'The lengths come from the second rehearsal.',
        'Each check is something to see, never just “users OK”.',
        'After this line nobody rolls back, so check 12 comes before it.',
      ],
    },
    {
      name: 'Portal',
      screen: 'requests',
      caption: 'Tallow Street Housing: everything tenants can ask for, on one page.',
      notes: [
        'Each kind says how many questions it asks: five at most.',
        'The words are the tenants’ own, from 600 of their messages.',
        '“Something else” goes to a person, not to another menu.',
      ],
    },
    {
      name: 'Board',
      screen: 'flow',
      caption: 'Brindlecombe Foods: seven statuses, where there were forty.',
      notes: [
        'Orders that nobody has taken have a column of their own.',
        'Every other order has one owner, by name.',
        'No status takes more than its limit. Mixing holds three.',
      ],
    },
  ],
} as const satisfies ShowcasesProps;
