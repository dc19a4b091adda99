import { home } from '../../../pages/index.content.ts';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { CallToAction } from './CallToAction.tsx';

export const examples = {
  ...variants(CallToAction, home.callToAction),
  one: <CallToAction {...atlassian.callToAction} />,
};
