import portraits from '../assets/images/portraits/people.svg';
import type { Person } from '../components/blocks/Team/Team.tsx';

export const people = {
  maren: {
    name: 'Maren Oduya',
    role: 'Managing director',
    askAbout: 'saying no to a go-live',
    portrait: `${portraits}#maren-oduya`,
  },
  tobias: {
    name: 'Tobias Finch',
    role: 'Collaboration lead',
    askAbout: '212 custom fields',
    line: 1,
    portrait: `${portraits}#tobias-finch`,
  },
  ngozi: {
    name: 'Ngozi Hallam',
    role: 'Design systems lead',
    askAbout: 'tokens that survive a rebrand',
    line: 2,
    portrait: `${portraits}#ngozi-hallam`,
  },
  elin: {
    name: 'Elin Marsh',
    role: 'Web lead',
    askAbout: 'editors who dread “Publish”',
    line: 3,
    portrait: `${portraits}#elin-marsh`,
  },
  jonas: {
    name: 'Jonas Webb',
    role: 'Migration engineer',
    askAbout: '1.2\u00a0million attachments',
    line: 1,
    portrait: `${portraits}#jonas-webb`,
  },
  ravi: {
    name: 'Ravi Sandhu',
    role: 'Cloud lead',
    askAbout: 'the invoice that doubled',
    line: 4,
    portrait: `${portraits}#ravi-sandhu`,
  },
  sam: {
    name: 'Sam Aldous',
    role: 'Prices and contracts',
    askAbout: 'fixed prices and their limits',
    portrait: `${portraits}#sam-aldous`,
  },
  priya: {
    name: 'Priya Lockwood',
    role: 'Support desk lead',
    askAbout: 'what a good ticket looks like',
    line: 1,
    portrait: `${portraits}#priya-lockwood`,
  },
} as const satisfies Record<string, Person>;
