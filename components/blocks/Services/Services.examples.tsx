import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { Services } from './Services.tsx';

export const examples = variants(Services, home.services, 'rows');
