import { Bullet } from '../../ui/Bullet.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { SectionBaseProps } from '../../ui/Section.tsx';
import type { TicketData } from '../../ui/Ticket.tsx';
import { TicketCard } from '../../ui/TicketCard.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './TestimonialsInside.css';

export interface TestimonialsInsideProps extends Pick<SectionBaseProps, 'id' | 'title' | 'level'> {
  tickets: readonly TicketData[];
}

/** Small tickets, without a face and without a sheet of colour. */
export function TestimonialsInside({
  tickets,
  id = 'testimonials',
  title,
  level = 3,
}: TestimonialsInsideProps) {
  return (
    <section id={id} className="testimonials-inside" aria-labelledby={`${id}-title`}>
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
