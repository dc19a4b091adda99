import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { Portfolio } from './Portfolio.tsx';

export const examples = variants(Portfolio, home.portfolio, 'jobs');
