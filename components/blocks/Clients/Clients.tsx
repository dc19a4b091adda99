import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { CLIENT_DEVICES, type ClientDevice } from './client-devices.ts';
import './Clients.css';

export interface ClientsProps extends SectionFacts {
  clients: readonly Client[];
}

export interface Client {
  readonly name: string;
  /** The drawing beside the name; none by default. */
  readonly device?: ClientDevice;
}

/** Marks set in type. The names are text, so the drawings need none. */
export function Clients({ clients, ...section }: ClientsProps) {
  return (
    <Section name="clients" titleSize="h4" columns="4-8" tight ruled {...section}>
      <ul className="clients__list">
        {clients.map(({ name, device }) => (
          <li key={name} className="clients__mark">
            {device && (
              <svg
                className="clients__device"
                viewBox="0 0 24 24"
                aria-hidden="true"
                focusable="false"
              >
                <path d={CLIENT_DEVICES[device]} fillRule="evenodd" />
              </svg>
            )}
            <span className="clients__name">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
