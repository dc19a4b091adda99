import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { ProjectSections } from './ProjectSections.tsx';

const { phases } = atlassian;
const [phase] = phases.phases;

export const examples = {
  default: <ProjectSections {...phases} />,
  longest: (
    <ProjectSections
      {...phases}
      phases={['long-1', 'long-2', 'long-3'].map((id) => ({
        ...phase,
        id,
        name: `Rehearse, and then rehearse ${id}`,
        length: 'three weeks and a bank holiday',
        brings: 'A runbook that is timed to the minute and has been rehearsed',
        text: phase.text.repeat(3),
        get: phase.get.repeat(3),
      }))}
    />
  ),
  one: <ProjectSections {...phases} phases={[phase]} />,
  many: (
    <ProjectSections
      {...phases}
      phases={['m-1', 'm-2', 'm-3', 'm-4', 'm-5', 'm-6', 'm-7'].map((id) => ({
        ...phase,
        id,
        name: id,
      }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
