import type { ReactNode } from 'react';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { Testimonials } from './Testimonials.tsx';

const { testimonials } = atlassian;
const [ticket] = testimonials.tickets;

export const examples = {
  default: <Testimonials {...testimonials} />,
  longest: (
    <Testimonials
      {...testimonials}
      tickets={[
        {
          ...ticket,
          quote: `${ticket.quote} `.repeat(3),
          client: 'The Amalgamated Kestrelle Instruments and Apparatus Company',
          role: 'Director of finance, procurement, estates and everything that is left over',
        },
      ]}
    />
  ),
  many: (
    <Testimonials
      {...testimonials}
      tickets={([1, 2, 3, 4, 1, 2, 3] as const).map((line, index) => ({
        ...ticket,
        line,
        name: `Traveller ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
