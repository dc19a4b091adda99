import { Heading } from '../../ui/Heading.tsx';
import type { SectionBaseProps } from '../../ui/Section.tsx';
import { Ticket, type TicketData } from '../../ui/Ticket.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './Testimonials.css';

export interface TestimonialsProps extends Pick<SectionBaseProps, 'id' | 'title' | 'level'> {
  tickets: readonly TicketData[];
}

/** Quotes from clients, each on a ticket, as a part of another block. */
export function Testimonials({
  tickets,
  id = 'testimonials',
  title,
  level = 3,
}: TestimonialsProps) {
  return (
    <section id={id} className="testimonials" aria-labelledby={`${id}-title`}>
      <Heading level={level} id={`${id}-title`}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </Heading>
      {tickets.map((ticket) => (
        <Ticket key={ticket.name} {...ticket} />
      ))}
    </section>
  );
}
