import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionFacts, type SectionProps } from '../../ui/Section.tsx';
import './ProjectLine.css';

export interface ProjectLineProps
  extends SectionFacts,
    Pick<SectionProps, 'titleHidden' | 'tight' | 'continues'> {
  stops: readonly { readonly name: string; readonly text: string }[];
}

/** A few steps as the last stops of a line, which ends where the work begins. */
export function ProjectLine({ stops, level = 2, ...section }: ProjectLineProps) {
  return (
    <Section name="project-line" {...{ level }} {...section}>
      <ol className="project-line__stops">
        {stops.map(({ name, text }) => (
          <li key={name} className="project-line__stop">
            <Heading level={deeper(level)}>{name}</Heading>
            <p className="project-line__text">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
