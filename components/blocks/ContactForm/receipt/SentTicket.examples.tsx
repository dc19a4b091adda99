import { TextLink } from '../../../ui/TextLink.tsx';
import { variants } from '../../../Variants.tsx';
import { ticketWords } from '../contact-form.content.ts';
import { SentTicket } from './SentTicket.tsx';

const ticket = {
  who: 'Tobias or Priya',
  level: 3,
  email: 'hanna@northmoor.example',
  children: <TextLink label={ticketWords.another} href="#form" />,
} as const;

export const examples = {
  ...variants(SentTicket, ticket),
  unknown: <SentTicket {...ticket} email={undefined} />,
  longestAddress: (
    <SentTicket
      {...ticket}
      email={`${'hanna.pryce.'.repeat(4)}@${'northmoor-ferries.'.repeat(3)}example`}
    />
  ),
};
