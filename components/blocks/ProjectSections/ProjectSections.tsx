import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './ProjectSections.css';

export interface ProjectSectionsProps extends SectionFacts {
  /** `line`: three stations side by side; `phases` by default. */
  variant?: 'phases' | 'line';
  phases: readonly {
    /** Target of links; unique on the page. */
    readonly id: string;
    readonly name: string;
    readonly length?: string;
    readonly text: string;
    /** What you have in hand at the end. */
    readonly hold?: string;
  }[];
}

export function ProjectSections({
  variant = 'phases',
  phases,
  level = 2,
  ...section
}: ProjectSectionsProps) {
  return (
    <Section name="project-sections" ruled {...{ level }} {...section}>
      <ol className={classNames('project-sections__list', `project-sections__list--${variant}`)}>
        {phases.map(({ id, name, length, text, hold }) => (
          <li key={id} className="project-sections__phase" id={id}>
            <div className="project-sections__head">
              <Heading level={deeper(level)}>{name}</Heading>
              {length && <p className="project-sections__length">{length}</p>}
            </div>
            <p>{text}</p>
            {hold && (
              <p className="project-sections__hold">
                <b>You hold:</b> {hold}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
