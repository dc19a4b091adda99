import { footer } from '../../../layouts/_site.ts';
import { variants } from '../../Variants.tsx';
import { Footer } from './Footer.tsx';

export const examples = variants(Footer, footer, 'columns');
