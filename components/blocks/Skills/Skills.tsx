import { DataTable, type TableData } from '../../ui/DataTable.tsx';
import { Ring, type RingData } from '../../ui/Ring.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Skills.css';

export interface SkillsProps extends SectionBaseProps {
  /** None by default. */
  rings?: readonly RingData[];
  /** Which products we work with and what we do with each; comes first. */
  matrix?: TableData;
}

export function Skills({ rings = [], matrix, ...section }: SkillsProps) {
  return (
    <Section name="skills" columns={rings.length > 0 ? 'stack' : 'beside'} {...section}>
      {matrix && (
        <div className="skills__matrix">
          <DataTable {...matrix} asRings />
        </div>
      )}
      {rings.length > 0 && (
        <ul className="skills__rings">
          {rings.map((ring) => (
            <li key={ring.text}>
              <Ring {...ring} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
