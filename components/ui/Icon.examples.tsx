import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { circleAlert, play } from './icon-paths.ts';

export const examples = {
  default: <Icon path={circleAlert} />,
  beside: (
    <ButtonLink href="/">
      <Icon path={play} /> Play the film
    </ButtonLink>
  ),
};
