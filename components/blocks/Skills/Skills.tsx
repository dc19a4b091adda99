import { Ring, type RingData } from '../../ui/Ring.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Skills.css';

export interface SkillsProps extends SectionBaseProps {
  rings: readonly RingData[];
}

export function Skills({ rings, ...section }: SkillsProps) {
  return (
    <Section name="skills" {...section}>
      <ul className="skills__rings">
        {rings.map((ring) => (
          <li key={ring.text}>
            <Ring {...ring} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
