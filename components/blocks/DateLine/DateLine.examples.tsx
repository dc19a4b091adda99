import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { DateLine } from './DateLine.tsx';

export const examples = variants(DateLine, atlassian.dateLine);
