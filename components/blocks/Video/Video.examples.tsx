import { home } from '../../../pages/index.content.ts';
import { contained, variants } from '../../Variants.tsx';
import { Video } from './Video.tsx';

export const examples = variants(contained(Video), home.video, 'scenes');
