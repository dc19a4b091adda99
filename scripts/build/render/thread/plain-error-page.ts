import type { ReactElement } from 'react';
import type { ErrorLayoutProps } from '../../../shared/contracts.ts';
import type { Renderer } from './open-bundle.ts';

/** The error page of a site without `layouts/error.tsx`: the message, and on a 404 a link to the home page. */
export function plainErrorPage(
  { react, jsx }: Renderer,
  { statusCode, message }: ErrorLayoutProps,
): ReactElement {
  const home = jsx.jsx('a', { href: '/', children: 'Back to the home page' });
  return react.createElement(
    'section',
    { 'aria-labelledby': 'error' },
    react.createElement('h1', { id: 'error' }, message),
    statusCode === 404 && react.createElement('p', null, home),
  );
}
