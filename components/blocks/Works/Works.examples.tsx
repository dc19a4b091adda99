import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { Works } from './Works.tsx';

export const examples = variants(Works, home.works, 'works');
