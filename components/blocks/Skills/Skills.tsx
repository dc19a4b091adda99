import { DataTable, type TableData } from '../../ui/DataTable.tsx';
import { Ring, type RingData } from '../../ui/Ring.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Skills.css';

export interface SkillsProps extends SectionFacts {
  /** The first one leads; none by default. */
  rings?: readonly RingData[];
  /** Which products, and what is done with each. */
  matrix?: TableData;
}

export function Skills({ rings = [], matrix, ...section }: SkillsProps) {
  return (
    <Section name="skills" ruled {...section}>
      {rings.length > 0 && (
        <ul className="skills__rings">
          {rings.map((ring, index) => (
            <li key={ring.text} className="skills__ring">
              <Ring {...ring} lead={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {matrix && (
        <div className="skills__matrix">
          <DataTable {...matrix} stops />
        </div>
      )}
    </Section>
  );
}
