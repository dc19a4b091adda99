import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { Team } from './Team.tsx';

export const examples = variants(Team, home.team, 'people');
