import portraits from '../../assets/images/portraits/people.svg';
import { Ticket, type TicketData } from './Ticket.tsx';

const ticket: TicketData = {
  line: 4,
  client: 'Kestrelle Instruments',
  job: 'AWS right-sizing and cap',
  length: '4 weeks',
  quote: 'First supplier to show me what I no longer pay for.',
  name: 'Ingrid Pask',
  role: 'Finance director',
  portrait: `${portraits}#ingrid-pask`,
};

const { portrait: _, ...withoutPortrait } = ticket;

export const examples = {
  default: <Ticket {...ticket} />,
  line1: <Ticket {...ticket} line={1} />,
  line2: <Ticket {...ticket} line={2} />,
  line3: <Ticket {...ticket} line={3} />,
  plain: <Ticket {...withoutPortrait} />,
  longest: (
    <Ticket
      {...{
        ...ticket,
        client: 'The Amalgamated Kestrelle Instruments and Apparatus Company',
        quote: `${ticket.quote} `.repeat(3),
        role: 'Director of finance, procurement, estates and everything that is left over',
      }}
    />
  ),
};
