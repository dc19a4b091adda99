import scenes from '../../../assets/images/scenes.svg';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CopyLink } from './CopyLink.tsx';
import './ProjectSections.css';

export interface ProjectSectionsProps extends SectionBaseProps {
  phases: readonly Phase[];
}

export interface Phase {
  /** The id that links lead to; unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly length: string;
  readonly text: string;
  /** What the customer provides. */
  readonly need?: string;
  /** What the customer has in hand at the end. */
  readonly get: string;
  /** The picture; none by default. */
  readonly scene?: 'shelves' | 'rehearsal' | 'cutover' | 'desk';
}

/** The phases of a project as stations of one line, each with its own address. */
export function ProjectSections({ phases, level = 2, ...section }: ProjectSectionsProps) {
  return (
    <Section name="project-sections" level={level} {...section}>
      <Slider
        label="Phases"
        effect="slide"
        pickers="stations"
        hashNavigation
        slides={phases.map((phase, index) => ({
          title: phase.name,
          id: phase.id,
          picker: (
            <>
              <b className="project-sections__name">{phase.name}</b>
              <span className="project-sections__length">{phase.length}</span>
            </>
          ),
          content: <PhaseSlide {...phase} next={phases[index + 1]} level={deeper(level)} />,
        }))}
      />
    </Section>
  );
}

function PhaseSlide({
  id,
  name,
  length,
  text,
  need,
  get,
  scene,
  next,
  level,
}: Phase & { next: Phase | undefined; level: HeadingLevel }) {
  return (
    <article className="project-sections__phase">
      <div className="project-sections__picture" data-ground="panel">
        {scene && (
          <img
            className="project-sections__scene"
            src={`${scenes}#${scene}`}
            alt=""
            width="1240"
            height="540"
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className="project-sections__words">
        <Heading level={level} size="h2">
          {name}
        </Heading>
        <p className="project-sections__text">{text}</p>
        <dl>
          <Term name="It takes">{length}</Term>
          {need && <Term name="You give">{need}</Term>}
          <Term name="You get">{get}</Term>
        </dl>
        <div className="project-sections__ways">
          {next && <TextLink label={`Next: ${next.name}`} href={`#${next.id}`} arrow />}
          <CopyLink href={`#${id}`} />
        </div>
      </div>
    </article>
  );
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="project-sections__term">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
