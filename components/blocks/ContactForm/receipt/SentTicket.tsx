import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { TicketCard } from '../../../ui/Ticket.tsx';
import type { Receipt } from '../form/enquiry-state.ts';
import { nameToGreet } from './name-to-greet.ts';
import './SentTicket.css';

export interface SentTicketProps {
  /** Who replies: “Tobias or Priya”. */
  who: string;
  level: HeadingLevel;
  /** What is known about the message; absent when it was sent without JavaScript. */
  receipt?: Receipt;
  /** The way to write another message. */
  children: React.ReactNode;
}

/** A thank-you ticket in place of a form that was sent. */
export function SentTicket({ who, level, receipt, children }: SentTicketProps) {
  const name = receipt && nameToGreet(receipt.name);
  const when = receipt ? `by the end of ${receipt.day}` : 'within one working day';
  return (
    <div className="sent-ticket">
      <div>
        <TicketCard
          line={1}
          stub={
            <>
              <p className="ticket__line">
                {receipt ? 'Reply by' : 'Working days'}
                <b className="sent-ticket__day">{receipt?.day.slice(0, 3) ?? '1'}</b>
              </p>
              <p className="ticket__client sent-ticket__who">{who}</p>
            </>
          }
        >
          <div className="ticket__main">
            <div className="sent-ticket__words">
              <Heading level={level} size="h3">
                {name ? `Thank you, ${name}.` : 'Thank you.'}
              </Heading>
              <p>
                {who} will reply {when}.
              </p>
              {receipt && <p className="sent-ticket__address">To {receipt.email}</p>}
            </div>
            <p>{children}</p>
          </div>
        </TicketCard>
      </div>
    </div>
  );
}
