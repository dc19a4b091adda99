import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { About } from './About.tsx';

export const examples = variants(About, home.about, 'commitments');
