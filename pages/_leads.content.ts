import type { Lead } from '../components/blocks/ContactForm/Leads.tsx';
import type { Shift } from '../components/drawings/DayLine.tsx';
import { people } from './_people.content.ts';

/** Who answers enquiries, by line; each has their own phone. */
export const leads = {
  tobias: lead(people.tobias, 'Atlassian', 151, ['Mon', 'Thu'], [9, 12]),
  ngozi: lead(people.ngozi, 'Figma', 152, ['Tue', 'Fri'], [10, 13]),
  elin: lead(people.elin, 'Webflow', 153, ['Mon', 'Wed'], [14, 17]),
  ravi: lead(people.ravi, 'AWS', 154, ['Mon', 'Fri'], [16, 18]),
} as const;

function lead(
  { name, role, line, portrait }: (typeof people)['tobias' | 'ngozi' | 'elin' | 'ravi'],
  about: string,
  number: number,
  days: readonly [from: string, to: string],
  hours: readonly [from: number, to: number],
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
    when: `${shortDays}, ${hours.map(time).join('–')}`,
    /** The same in words, for text that is read out. */
    spoken: `${days.join('\u00a0to\u00a0')}, ${hours.map(time).join('\u00a0to\u00a0')}`,
    days: shortDays,
    hours,
    phone,
    call: `Call ${name}, ${phone.label}`,
    mail: { label: address, href: `mailto:${address}` },
  };
}

function time(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
