import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { Questions } from './Questions.tsx';

export const examples = variants(Questions, atlassian.questions, 'questions');
