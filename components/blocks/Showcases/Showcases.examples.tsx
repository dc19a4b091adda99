import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { Showcases } from './Showcases.tsx';

export const examples = variants(Showcases, atlassian.showcases, 'screens');
