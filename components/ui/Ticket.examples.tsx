import { atlassian } from '../../pages/partners/atlassian.content.ts';
import { variants } from '../Variants.tsx';
import { Ticket } from './Ticket.tsx';

const [ticket] = atlassian.testimonials.tickets;

export const examples = {
  ...variants(Ticket, ticket),
  line2: <Ticket {...ticket} line={2} />,
  line3: <Ticket {...ticket} line={3} />,
  line4: <Ticket {...ticket} line={4} />,
  plain: <Ticket {...{ ...ticket, portrait: undefined }} />,
};
