import type { Person } from '../components/blocks/Team/Team.tsx';

export const people = {
  maren: {
    name: 'Maren Oduya',
    role: 'Managing director',
    askAbout: 'saying no to a go-live',
  },
  tobias: {
    name: 'Tobias Finch',
    role: 'Collaboration lead',
    askAbout: '212 custom fields',
  },
  ngozi: {
    name: 'Ngozi Hallam',
    role: 'Design systems lead',
    askAbout: 'tokens that survive a rebrand',
  },
  elin: {
    name: 'Elin Marsh',
    role: 'Web lead',
    askAbout: 'editors who fear publish',
  },
  ravi: {
    name: 'Ravi Sandhu',
    role: 'Cloud lead',
    askAbout: 'the invoice that doubled',
  },
  jonas: {
    name: 'Jonas Webb',
    role: 'Migration engineer',
    askAbout: 'moving 1.2 million attachments',
  },
  priya: {
    name: 'Priya Lockwood',
    role: 'Support desk lead',
    askAbout: 'what a good ticket looks like',
  },
  sam: {
    name: 'Sam Aldous',
    role: 'Prices and contracts',
    askAbout: 'fixed prices and their limits',
  },
} as const satisfies Record<string, Person>;
