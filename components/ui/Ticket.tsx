import { classNames } from './class-names.ts';
import type { LineNumber } from './line-number.ts';
import './Ticket.css';

export interface TicketData {
  readonly line: LineNumber;
  readonly client: string;
  readonly job: string;
  readonly length: string;
  /** At most fifteen words. */
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

export function Ticket({ line, client, job, length, quote, name, role }: TicketData) {
  return (
    <figure className="ticket">
      <div className={classNames('ticket__stub', `ticket__stub--${line}`)}>
        <p className="ticket__line">Line {line}</p>
        <p className="ticket__client">{client}</p>
        <p className="ticket__job">
          {job}, {length}
        </p>
      </div>
      <div className="ticket__main">
        <blockquote className="ticket__quote">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="ticket__person">
          <b>{name}</b>
          <span className="ticket__role">
            {role}, {client}
          </span>
        </figcaption>
      </div>
    </figure>
  );
}
