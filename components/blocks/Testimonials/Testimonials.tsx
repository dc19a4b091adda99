import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Ticket, type TicketData } from '../../ui/Ticket.tsx';
import './Testimonials.css';

export interface TestimonialsProps extends SectionFacts {
  tickets: readonly TicketData[];
}

/** Quotes from clients: a single ticket, or several that turn over one at a time. */
export function Testimonials({ tickets, ...section }: TestimonialsProps) {
  const [first, ...others] = tickets;
  return (
    <Section name="testimonials" {...section}>
      {first && others.length === 0 && <Ticket {...first} />}
      {others.length > 0 && (
        <Slider
          label="What clients say"
          effect="flip"
          slides={tickets.map((ticket) => ({
            title: `${ticket.name}, ${ticket.client}`,
            content: <Ticket {...ticket} />,
          }))}
        />
      )}
    </Section>
  );
}
