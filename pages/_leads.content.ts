import type { Lead } from '../components/blocks/ContactForm/Leads.tsx';
import { people } from './_people.content.ts';

/** Who answers enquiries, by line; each has their own phone. */
export const leads = {
  tobias: lead(people.tobias, 151, 'Monday to Thursday, 09:00\u00a0to\u00a012:00'),
  ngozi: lead(people.ngozi, 152, 'Tuesday to Friday, 10:00\u00a0to\u00a013:00'),
  elin: lead(people.elin, 153, 'Monday to Wednesday, 14:00\u00a0to\u00a017:00'),
  ravi: lead(people.ravi, 154, 'Monday to Friday, 16:00\u00a0to\u00a018:00'),
} as const;

function lead(
  { name, role, line, portrait }: (typeof people)['tobias' | 'ngozi' | 'elin' | 'ravi'],
  number: number,
  hours: string,
): Lead {
  const [firstName = ''] = name.toLowerCase().split(' ');
  const address = `${firstName}@pointwork.example`;
  return {
    name,
    role,
    line,
    portrait,
    hours: `By phone: ${hours}`,
    phone: { label: `0117 496 0${number}`, href: `tel:+441174960${number}` },
    mail: { label: address, href: `mailto:${address}` },
  };
}
