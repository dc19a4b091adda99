import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { contained, variants } from '../../Variants.tsx';
import { SkillsMatrix } from './SkillsMatrix.tsx';

export const examples = variants(contained(SkillsMatrix), atlassian.skills);
