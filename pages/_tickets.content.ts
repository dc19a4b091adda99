import portraits from '../assets/images/portraits/people.svg';
import type { TicketData } from '../components/ui/Ticket.tsx';

/** What clients said, in at most fifteen words each. */
export const tickets = {
  northmoor: {
    line: 1,
    client: 'Northmoor Ferries',
    job: 'Jira Data Center to Cloud',
    length: '8 weeks',
    quote: 'Monday came, and nobody in crewing noticed. That was the brief.',
    name: 'Annika Strand',
    role: 'Head of IT operations',
    portrait: `${portraits}#annika-strand`,
  },
  tallowStreet: {
    line: 3,
    client: 'Tallow Street Housing',
    job: 'Repairs form in Webflow',
    length: '6 weeks',
    quote: 'They deleted more than they built. Our tenants noticed within a week.',
    name: 'Dele Marchetti',
    role: 'Repairs director',
    portrait: `${portraits}#dele-marchetti`,
  },
  kestrelle: {
    line: 4,
    client: 'Kestrelle Instruments',
    job: 'AWS right-sizing and cap',
    length: '4 weeks',
    quote: 'The first supplier to show me what I could stop paying for.',
    name: 'Ingrid Pask',
    role: 'Finance director',
    portrait: `${portraits}#ingrid-pask`,
  },
} as const satisfies Record<string, TicketData>;
