import { Count } from '../../ui/Count.tsx';
import { Section, type SectionBaseProps, type SectionProps } from '../../ui/Section.tsx';
import './Skills.css';

export interface SkillsProps extends SectionBaseProps, Pick<SectionProps, 'titleHidden'> {
  figures: readonly {
    readonly value: number;
    /** What the value is a part of, following it: “ of 89” or “% of fields”. */
    readonly share: string;
    /** What is counted: “new clients began with a first stop.” */
    readonly text: string;
  }[];
}

/** Figures that count up, none without what it is a part of. */
export function Skills({ figures, ...section }: SkillsProps) {
  return (
    <Section name="skills" {...section}>
      <ul className="skills__figures">
        {figures.map(({ value, share, text }) => (
          <li key={text} data-behavior="count" data-behavior-near="" data-count-from="0">
            <b className="skills__figure">
              <Count>{value.toLocaleString('en-GB')}</Count>
              <small>{share}</small>
            </b>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
