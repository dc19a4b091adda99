import { deeper } from '../../ui/Heading.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { stations } from '../../ui/slider/stations.ts';
import { type Phase, PhaseSlide } from './PhaseSlide.tsx';
import { phaseWords } from './project-sections.content.ts';
import './ProjectSections.css';

export interface ProjectSectionsProps extends SectionBaseProps {
  phases: readonly Phase[];
}

/** The phases of a project as stations of one line, each with its own address. */
export function ProjectSections({ phases, level = 2, ...section }: ProjectSectionsProps) {
  return (
    <Section name="project-sections" ledeBeside level={level} {...section}>
      <Slider
        label={phaseWords.slides(section.title)}
        effect="slide"
        pickers={stations}
        hashNavigation
        slides={phases.map((phase, index) => ({
          title: phase.name,
          id: phase.id,
          picker: (
            <>
              <b>{phase.name}</b>
              <span className="project-sections__length">{phase.length}</span>
              <span className="project-sections__brings">{phase.brings}</span>
            </>
          ),
          content: <PhaseSlide {...phase} next={phases[index + 1]} level={deeper(level)} />,
        }))}
      />
    </Section>
  );
}
