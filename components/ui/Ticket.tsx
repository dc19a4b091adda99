import { Portrait } from './Portrait.tsx';
import type { PlatformLine } from './platform-line.ts';
import { TicketCard } from './TicketCard.tsx';

export interface TicketData {
  readonly line: PlatformLine;
  readonly client: string;
  readonly job: string;
  readonly length: string;
  /** At most fifteen words. */
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  /** URL of a portrait; none by default. */
  readonly portrait?: string;
}

/** A quote as a railway ticket: the stub says which journey it was for. */
export function Ticket(ticket: TicketData) {
  const { line, client, job, length, quote, name, role, portrait } = ticket;
  return (
    <TicketCard
      line={line}
      stub={
        <>
          <p className="ticket__line">
            Line <b>{line}</b>
          </p>
          <p className="ticket__client">{client}</p>
          <p>
            {job}
            <br />
            {length}
          </p>
        </>
      }
    >
      <figure className="ticket__main">
        <blockquote className="ticket__quote">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="ticket__person">
          {portrait && <Portrait src={portrait} line={line} size="small" />}
          <span>
            <b>{name}</b>
            <span>{role}</span>
          </span>
        </figcaption>
      </figure>
    </TicketCard>
  );
}
