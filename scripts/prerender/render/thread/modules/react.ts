/** React for the site and its packages: an HTML element gets the same props whether JSX or a call of React makes it. */
import React from 'react';
import { withElementProps } from '../../../../shared/rebased-jsx.ts';
import { elementProps } from './element-props.ts';
import { refusingAsync } from './refuse-async.ts';
import { hooks, waiting } from './static-react.ts';

const makers = withElementProps(React, elementProps);

// @ts-expect-error: React is CommonJS, whose names TypeScript does not export again.
export * from 'react';
export const createElement = refusingAsync(makers.createElement);
export const { cloneElement } = makers;
export const {
  useActionState,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useOptimistic,
  useReducer,
  useState,
  useSyncExternalStore,
  useTransition,
} = hooks;
export const { use, lazy } = waiting;
// biome-ignore lint/style/noDefaultExport: React has one.
export default { ...React, ...makers, createElement, ...hooks, ...waiting };
