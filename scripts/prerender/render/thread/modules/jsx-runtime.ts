/** The JSX runtime of the site's modules: React's own, which makes HTML elements with elementProps. */
import * as runtime from 'react/jsx-runtime';
import { elementProps } from './element-props.ts';

const prepared =
  (make: typeof runtime.jsx): typeof runtime.jsx =>
  (type, props, key) =>
    make(type, typeof type === 'string' ? elementProps(type, props as object) : props, key);

export const { Fragment } = runtime;
export const jsx = prepared(runtime.jsx);
export const jsxs = prepared(runtime.jsxs);
