import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Clients.css';
import { ClientMark } from './ClientMark.tsx';
import type { ClientDevice } from './client-devices.ts';

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
            <ClientMark {...client} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
