import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { ProjectSections } from './ProjectSections.tsx';

export const examples = variants(ProjectSections, atlassian.phases, 'phases');
