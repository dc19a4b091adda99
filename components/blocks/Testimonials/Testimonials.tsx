import { Bullet } from '../../ui/Bullet.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { SectionBaseProps } from '../../ui/Section.tsx';
import type { TicketData } from '../../ui/Ticket.tsx';
import { TicketCard } from '../../ui/TicketCard.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './Testimonials.css';

export interface TestimonialsProps extends Pick<SectionBaseProps, 'id' | 'title' | 'level'> {
  tickets: readonly TicketData[];
}

/** Quotes from clients in a column of another block: tickets that are smaller and quieter than others. */
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
      {tickets.map(({ line, client, job, length, quote, name, role }) => (
        <TicketCard
          key={name}
          line={line}
          stub={
            <p>
              <Bullet line={line} />
              <span>
                <b>{client}</b> {job}, {length}
              </span>
            </p>
          }
        >
          <figure className="ticket__main">
            <blockquote className="ticket__quote">
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b> {role}
            </figcaption>
          </figure>
        </TicketCard>
      ))}
    </section>
  );
}
