import { Section, type SectionBaseProps, type SectionProps } from '../../ui/Section.tsx';
import { Ticket, type TicketData } from '../../ui/Ticket.tsx';
import { TestimonialsInside } from './TestimonialsInside.tsx';
import './Testimonials.css';

export interface TestimonialsProps extends SectionBaseProps, Pick<SectionProps, 'titleHidden'> {
  tickets: readonly TicketData[];
  /** For a column of another section: quieter, and without a visible title. */
  isInside?: boolean;
}

/** Quotes from clients, each on a ticket. */
export function Testimonials({ tickets, isInside, ...section }: TestimonialsProps) {
  if (isInside) return <TestimonialsInside tickets={tickets} {...section} />;
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
