import elin from '../assets/images/portraits/elin-marsh.svg';
import jonas from '../assets/images/portraits/jonas-webb.svg';
import maren from '../assets/images/portraits/maren-oduya.svg';
import ngozi from '../assets/images/portraits/ngozi-hallam.svg';
import priya from '../assets/images/portraits/priya-lockwood.svg';
import ravi from '../assets/images/portraits/ravi-sandhu.svg';
import sam from '../assets/images/portraits/sam-aldous.svg';
import tobias from '../assets/images/portraits/tobias-finch.svg';
import type { Person } from '../components/blocks/Team/Team.tsx';

export const people = {
  maren: {
    name: 'Maren Oduya',
    role: 'Managing director',
    askAbout: 'saying no to a go-live',
    portrait: maren,
  },
  tobias: {
    name: 'Tobias Finch',
    role: 'Collaboration lead',
    askAbout: '212 custom fields',
    line: 1,
    portrait: tobias,
  },
  ngozi: {
    name: 'Ngozi Hallam',
    role: 'Design systems lead',
    askAbout: 'tokens that survive a rebrand',
    line: 2,
    portrait: ngozi,
  },
  elin: {
    name: 'Elin Marsh',
    role: 'Web lead',
    askAbout: 'editors who fear publish',
    line: 3,
    portrait: elin,
  },
  ravi: {
    name: 'Ravi Sandhu',
    role: 'Cloud lead',
    askAbout: 'the invoice that doubled',
    line: 4,
    portrait: ravi,
  },
  jonas: {
    name: 'Jonas Webb',
    role: 'Migration engineer',
    askAbout: 'moving 1.2 million attachments',
    line: 1,
    portrait: jonas,
  },
  priya: {
    name: 'Priya Lockwood',
    role: 'Support desk lead',
    askAbout: 'what a good ticket looks like',
    line: 1,
    portrait: priya,
  },
  sam: {
    name: 'Sam Aldous',
    role: 'Prices and contracts',
    askAbout: 'fixed prices and their limits',
    portrait: sam,
  },
} as const satisfies Record<string, Person>;
