import { createElement, type ReactElement } from 'react';
import type { ErrorLayoutProps } from '../../../shared/contracts.ts';

/** The error page of a site without `layouts/error.tsx`: the message, and on a 404 a link to the home page. */
export function plainErrorPage({ statusCode, message }: ErrorLayoutProps): ReactElement {
  const home = createElement('a', { href: '/' }, 'Back to the home page');
  return createElement(
    'section',
    { 'aria-labelledby': 'error' },
    createElement('h1', { id: 'error' }, message),
    statusCode === 404 && createElement('p', null, home),
  );
}
