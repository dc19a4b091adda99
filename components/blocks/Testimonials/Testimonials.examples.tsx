import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { Testimonials } from './Testimonials.tsx';

export const examples = variants(Testimonials, atlassian.testimonials, 'tickets');
