import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Clients.css';
import './ClientMark.css';

export interface ClientsProps extends SectionBaseProps {
  clients: readonly Client[];
}

export interface Client {
  readonly name: string;
  /** The drawing beside the name, which also decides how the name is set. */
  readonly device: keyof typeof DEVICES;
}

/**
 * A geometric device for each kind of client: 24 × 24, one filled path (`evenodd`). The clients are invented, and so
 * are these.
 */
const DEVICES = {
  ferry: 'M0 12h24a12 12 0 0 1-24 0M7 0h10v9H7z',
  house: 'M0 24V10L12 0l12 10v14h-8v-9H8v9z',
  instrument: 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24m0 6a6 6 0 1 0 6 6h-6z',
  game: 'M0 0h8v8H0zM16 0h8v8h-8zM8 8h8v8H8zM0 16h8v8H0zM16 16h8v8h-8z',
  mutual: 'M8 4a8 8 0 1 1 0 16A8 8 0 0 1 8 4m8 0a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  food: 'M12 0c7 0 12 5 12 12H12zM0 12c0-7 5-12 12-12v12zM2 16h20v4a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z',
  press: 'M0 3c4-1 8 0 11 3v17c-3-3-7-4-11-3zM24 3c-4-1-8 0-11 3v17c3-3 7-4 11-3z',
  energy: 'M12 0 0 14h8L6 24 20 9h-9z',
} as const;

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
    <span className={`client-mark client-mark--${device}`}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={DEVICES[device]} fillRule="evenodd" />
      </svg>
      <span>
        {words.join(' ')} {kind && <i>{kind}</i>}
      </span>
    </span>
  );
}
