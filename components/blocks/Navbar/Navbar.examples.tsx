import { navigation } from '../../../layouts/_site.ts';
import { variants } from '../../Variants.tsx';
import { Navbar } from './Navbar.tsx';

export const examples = {
  ...variants(Navbar, navigation, 'items'),
  panel: <Navbar {...navigation} variant="panel" />,
};
