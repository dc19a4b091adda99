import { contactPage } from '../../../pages/contact.content.ts';
import { variants } from '../../Variants.tsx';
import { Directions } from './Directions.tsx';

export const examples = variants(Directions, contactPage.directions, 'ways');
