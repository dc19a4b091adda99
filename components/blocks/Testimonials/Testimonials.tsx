import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { Ticket, type TicketData } from '../../ui/Ticket.tsx';
import './Testimonials.css';

export interface TestimonialsProps extends SectionFacts {
  tickets: readonly TicketData[];
}

export function Testimonials({ tickets, ...section }: TestimonialsProps) {
  return (
    <Section name="testimonials" columns="4-8" {...section}>
      <ul className="testimonials__tickets">
        {tickets.map((ticket) => (
          <li key={ticket.name}>
            <Ticket {...ticket} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
