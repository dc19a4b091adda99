import { DataTable, type TableData } from '../../ui/DataTable.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Skills.css';

export interface SkillsProps extends SectionFacts {
  rings: readonly {
    readonly percent: number;
    readonly text: string;
    /** What the percentage is of: a percentage never stands without. */
    readonly denominator: string;
  }[];
  /** Which products, and what is done with each. */
  matrix?: TableData;
}

export function Skills({ rings, matrix, ...section }: SkillsProps) {
  return (
    <Section name="skills" ruled {...section}>
      <dl className="skills__rings">
        {rings.map(({ percent, text, denominator }) => (
          <div key={text} className="skills__ring">
            <dt className="skills__text">
              {text} <span className="skills__denominator">{denominator}</span>
            </dt>
            <dd className="skills__percent">{percent} %</dd>
          </div>
        ))}
      </dl>
      {matrix && (
        <div className="skills__matrix">
          <DataTable {...matrix} />
        </div>
      )}
    </Section>
  );
}
