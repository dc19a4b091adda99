import { classNames } from '../../ui/class-names.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { CLIENT_DEVICES, type ClientDevice } from './client-devices.ts';
import './Clients.css';
import './ClientMarks.css';

export interface ClientsProps extends SectionBaseProps {
  clients: readonly Client[];
}

export interface Client {
  readonly name: string;
  /** The drawing beside the name, which also decides how the name is set; none by default. */
  readonly device?: ClientDevice;
}

/** The names of clients, set like logos. They are text, so the drawings need no alternative text. */
export function Clients({ clients, ...section }: ClientsProps) {
  return (
    <Section name="clients" titleSize="h4" tight {...section}>
      <ul>
        {clients.map((client) => (
          <li key={client.name}>
            <Mark {...client} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The last word says what kind of firm it is, and is set differently. */
function Mark({ name, device }: Client) {
  const words = name.split(' ');
  const kind = words.length > 1 ? words.pop() : undefined;
  return (
    <span className={classNames('client-mark', device && `client-mark--${device}`)}>
      {device && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={CLIENT_DEVICES[device]} fillRule="evenodd" />
        </svg>
      )}
      <span>
        {words.join(' ')} {kind && <i>{kind}</i>}
      </span>
    </span>
  );
}
