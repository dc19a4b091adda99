import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { ServicesList } from './ServicesList.tsx';

export const examples = variants(ServicesList, atlassian.situations, 'situations');
