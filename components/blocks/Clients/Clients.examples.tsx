import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { Clients } from './Clients.tsx';

export const examples = variants(Clients, home.clients, 'clients');
