import type { ReactNode } from 'react';
import type { PlatformLine } from '../../ui/platform-line.ts';
import { Services } from './Services.tsx';
import { ServicesList, type Situation } from './ServicesList.tsx';
import type { ServiceRow } from './ServicesTable.tsx';

const words = { title: 'Four lines, one timetable.', smallPrint: 'Prices exclude VAT.' };

const row = (id: string, line: PlatformLine): ServiceRow => ({
  id,
  line,
  name: 'Collaboration',
  runs: 'Jira, Confluence, service desks, automation',
  firstStop: 'Jira health check',
  href: '#services-default',
  days: 10,
  price: '£4,800',
});

const situation: Situation = {
  platform: 'A',
  situation: 'On Cloud, and it is a mess',
  text: 'Fields, statuses and permissions cut to what people use.',
  offers: [{ name: 'Clean-up sprint', length: '4 weeks', price: '£14,500' }],
  links: [{ label: 'The four phases', href: '#services-list-default' }],
};

export const examples = {
  default: (
    <Services
      id="services-default"
      {...words}
      lede="Take one line or connect all four."
      rows={[row('default-1', 1), row('default-2', 2), row('default-3', 3), row('default-4', 4)]}
      note="We take over running estates too."
      link={{ label: 'Atlassian in detail', href: '/partners/atlassian' }}
    />
  ),
  longest: (
    <Services
      id="services-longest"
      title="Four lines, one timetable, one invoice and one telephone number for all of it."
      smallPrint={words.smallPrint}
      rows={[
        {
          ...row('longest-1', 1),
          name: 'Collaboration and service management',
          runs: 'Jira, Confluence, service desks, automation, asset registers and the forms before them',
          firstStop: 'Jira, Confluence and service desk health check with a written report',
          days: 120,
          price: '£124,800',
        },
      ]}
    />
  ),
  one: <Services id="services-one" {...words} rows={[row('one-1', 3)]} />,
  many: (
    <Services
      id="services-many"
      {...words}
      rows={([1, 2, 3, 4, 1, 2, 3, 4] as const).map((line, index) => row(`many-${index}`, line))}
    />
  ),
  list: (
    <ServicesList
      id="services-list-default"
      title="Which platform are you standing on?"
      situations={[
        situation,
        {
          ...situation,
          platform: 'B',
          situation: 'Two Jiras after a merger, and a third that nobody had mentioned',
          text: `${situation.text} `.repeat(4),
          offers: [
            ...situation.offers,
            { name: 'Migration, up to 500 people', length: '6 to 10 weeks', price: 'from £18,000' },
            {
              name: 'Migration, over 2,000 people',
              length: 'in waves',
              price: 'priced in the plan',
            },
          ],
        },
      ]}
    />
  ),
} satisfies Record<string, ReactNode>;
