import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Clients.css';

export interface ClientsProps extends SectionFacts {
  names: readonly string[];
}

export function Clients({ names, ...section }: ClientsProps) {
  return (
    <Section name="clients" titleSize="h4" columns="4-8" tight ruled {...section}>
      <ul className="clients__list">
        {names.map((name) => (
          <li key={name} className="clients__name">
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
