import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { FunFacts } from './FunFacts.tsx';

export const examples = variants(FunFacts, home.funFacts);
