import type { PlatformLine } from './Bullet.tsx';
import { Display } from './Heading.tsx';
import { Portrait } from './Portrait.tsx';
import { uiWords } from './ui.content.ts';
import './Ticket.css';

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
            {uiWords.line}
            <b>{line}</b>
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
        <Display as="blockquote" size="h3" className="ticket__quote">
          <p>{quote}</p>
        </Display>
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

interface TicketCardProps {
  /** The line that colours the stub. */
  line: PlatformLine;
  /** The content of the stub. */
  stub: React.ReactNode;
  /** One element with the class `ticket__main`. */
  children: React.ReactNode;
}

/** The paper of a ticket: a stub, a perforation and the part that is kept. */
export function TicketCard({ line, stub, children }: TicketCardProps) {
  return (
    <div className="ticket" data-line={line}>
      <div className="ticket__card">
        <div className="ticket__stub">{stub}</div>
        {children}
      </div>
    </div>
  );
}
