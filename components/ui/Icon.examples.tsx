import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icon-paths.ts';

export const examples = {
  default: <Icon path={icons.arrowRight} />,
  beside: (
    <ButtonLink href="/">
      <Icon path={icons.phone} /> 0117 496 0142
    </ButtonLink>
  ),
  all: (
    <ul>
      {Object.entries(icons).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} /> {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Record<string, ReactNode>;
