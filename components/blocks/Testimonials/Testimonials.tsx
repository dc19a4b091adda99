import { Section, type SectionBaseProps, type SectionProps } from '../../ui/Section.tsx';
import { Ticket, type TicketData } from '../../ui/Ticket.tsx';
import './Testimonials.css';

export interface TestimonialsProps extends SectionBaseProps, Pick<SectionProps, 'titleHidden'> {
  tickets: readonly TicketData[];
}

/** Quotes from clients, each on a ticket. */
export function Testimonials({ tickets, ...section }: TestimonialsProps) {
  return (
    <Section name="testimonials" {...section}>
      <div className="testimonials__tickets">
        {tickets.map((ticket) => (
          <Ticket key={ticket.name} {...ticket} />
        ))}
      </div>
    </Section>
  );
}
