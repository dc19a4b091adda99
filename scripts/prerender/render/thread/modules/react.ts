/** React for the site and its packages: an HTML element gets the same props whether JSX or a call of React makes it. */
import React from 'react';
import { withElementProps } from '../../../../shared/rebased-jsx.ts';
import { jsx } from './jsx-runtime.ts';

const makers = withElementProps(React, (type, { key, ...props }: { key?: unknown }) => ({
  // A key is not a prop for `jsx`.
  ...(key !== undefined && { key }),
  ...(jsx(type as 'a', props).props as object),
}));

// @ts-expect-error: React is CommonJS, whose names TypeScript does not export again.
export * from 'react';
export const { createElement, cloneElement } = makers;
// biome-ignore lint/style/noDefaultExport: React has one.
export default { ...React, ...makers };
