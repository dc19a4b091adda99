import type { ReactNode } from 'react';
import type { PlatformLine } from './platform-line.ts';
import './Ticket.css';

interface TicketCardProps {
  /** The line that colours the stub. */
  line: PlatformLine;
  /** The content of the stub. */
  stub: ReactNode;
  /** One element with the class `ticket__main`. */
  children: ReactNode;
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
