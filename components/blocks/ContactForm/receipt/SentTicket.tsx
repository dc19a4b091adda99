import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { TicketCard } from '../../../ui/Ticket.tsx';
import { ticketWords } from '../contact-form.content.ts';
import './SentTicket.css';

export interface SentTicketProps {
  /** Who replies: “Tobias or Priya”. */
  who: string;
  level: HeadingLevel;
  /** Where the reply goes to; unknown when the message was sent without JavaScript. */
  email?: string | undefined;
  /** The way to write another message. */
  children: React.ReactNode;
}

/** A thank-you ticket in place of a form that was sent. */
export function SentTicket({ who, level, email, children }: SentTicketProps) {
  return (
    <div className="sent-ticket">
      <div>
        <TicketCard
          line={1}
          stub={
            <>
              <p className="ticket__line">
                {ticketWords.stub}
                <b className="sent-ticket__day">{ticketWords.days}</b>
              </p>
              <p className="ticket__client sent-ticket__who">{who}</p>
            </>
          }
        >
          <div className="ticket__main">
            <div className="sent-ticket__words">
              <Heading level={level} size="h3">
                {ticketWords.title}
              </Heading>
              <p>{ticketWords.reply(who)}</p>
              {email && (
                <p className="sent-ticket__address">
                  {ticketWords.to}
                  {email}
                </p>
              )}
            </div>
            <p>{children}</p>
          </div>
        </TicketCard>
      </div>
    </div>
  );
}
