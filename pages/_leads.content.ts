import type { Lead } from '../components/blocks/ContactForm/Leads.tsx';
import type { Shift } from '../components/drawings/DayLine.tsx';
import { people } from './_people.content.ts';

/** Who answers enquiries, by line; each has their own phone. */
export const leads = {
  tobias: lead(people.tobias, 'Atlassian', 151, ['Mon', 'Thu'], ['09:00', '12:00']),
  ngozi: lead(people.ngozi, 'Figma', 152, ['Tue', 'Fri'], ['10:00', '13:00']),
  elin: lead(people.elin, 'Webflow', 153, ['Mon', 'Wed'], ['14:00', '17:00']),
  ravi: lead(people.ravi, 'AWS', 154, ['Mon', 'Fri'], ['16:00', '18:00']),
} as const;

function lead(
  { name, role, line, portrait }: (typeof people)['tobias' | 'ngozi' | 'elin' | 'ravi'],
  about: string,
  number: number,
  days: readonly [from: string, to: string],
  hours: readonly [from: string, to: string],
): Lead & Shift & { readonly spoken: string } {
  const [firstName = ''] = name.toLowerCase().split(' ');
  const address = `${firstName}@pointwork.example`;
  const shortDays = days.join('–');
  const phone = { label: `0117 496 0${number}`, href: `tel:+441174960${number}` };
  return {
    name,
    role,
    line,
    about,
    portrait,
    when: `${shortDays}, ${hours.join('–')}`,
    /** The same in words, for text that is read out. */
    spoken: `${days.join('\u00a0to\u00a0')}, ${hours.join('\u00a0to\u00a0')}`,
    days: shortDays,
    hours,
    phone,
    call: `Call ${name}, ${phone.label}`,
    mail: { label: address, href: `mailto:${address}` },
  };
}
