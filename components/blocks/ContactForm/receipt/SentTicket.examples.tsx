import { Button } from '../../../ui/Button.tsx';
import { SentTicket } from './SentTicket.tsx';

const another = <Button variant="secondary">Send another message</Button>;

export const examples = {
  default: (
    <SentTicket
      who="Tobias or Priya"
      level={3}
      receipt={{ name: 'Hanna Pryce', email: 'hanna@northmoor.example', day: 'Wednesday' }}
    >
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
      receipt={{
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Pryce',
        email: `${'hanna.pryce.'.repeat(4)}@${'northmoor-ferries.'.repeat(3)}example`,
        day: 'Wednesday',
      }}
    >
      {another}
    </SentTicket>
  ),
} satisfies Record<string, React.ReactNode>;
