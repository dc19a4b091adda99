import { Button } from '../../../ui/Button.tsx';
import { SentTicket } from './SentTicket.tsx';

const another = <Button variant="secondary">Send another message</Button>;

export const examples = {
  default: (
    <SentTicket who="Tobias or Priya" level={3} email="hanna@northmoor.example">
      {another}
    </SentTicket>
  ),
  unknown: (
    <SentTicket who="Tobias or Priya" level={3}>
      {another}
    </SentTicket>
  ),
  longest: (
    <SentTicket
      who="Tobias, Priya or whoever else of the desk is in that day"
      level={3}
      email={`${'hanna.pryce.'.repeat(4)}@${'northmoor-ferries.'.repeat(3)}example`}
    >
      {another}
    </SentTicket>
  ),
} satisfies Record<string, React.ReactNode>;
