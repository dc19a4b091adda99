import { home } from '../../pages/index.content.ts';
import { variants } from '../Variants.tsx';
import { Figures } from './Figures.tsx';

export const examples = variants(Figures, home.caseStudy.jobs[0], 'figures');
