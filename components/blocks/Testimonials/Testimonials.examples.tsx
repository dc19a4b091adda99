import type { ReactNode } from 'react';
import type { TicketData } from '../../ui/Ticket.tsx';
import { Testimonials } from './Testimonials.tsx';

const title = "Travellers' notes.";

const ticket: TicketData = {
  line: 4,
  client: 'Kestrelle Instruments',
  job: 'AWS cost work',
  length: '5 weeks',
  quote: 'First supplier to show me what I no longer pay for.',
  name: 'Ingrid Pask',
  role: 'Finance director',
};

export const examples = {
  default: (
    <Testimonials
      id="testimonials-default"
      title={title}
      tickets={[ticket, { ...ticket, line: 2, name: 'Rowan Ferreira' }]}
    />
  ),
  longest: (
    <Testimonials
      id="testimonials-longest"
      title="Travellers' notes, written on the way out and printed without corrections."
      tickets={[
        {
          ...ticket,
          quote: `${ticket.quote} `.repeat(4),
          client: 'The Amalgamated Kestrelle Instruments and Apparatus Company',
          role: 'Director of finance, procurement, estates and everything that is left over',
        },
      ]}
    />
  ),
  one: <Testimonials id="testimonials-one" title={title} tickets={[ticket]} />,
  many: (
    <Testimonials
      id="testimonials-many"
      title={title}
      tickets={([1, 2, 3, 4, 1, 2, 3] as const).map((line, index) => ({
        ...ticket,
        line,
        name: `Traveller ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
