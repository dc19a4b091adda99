/**
 * The JSX runtimes of the site's modules: React's own, which makes HTML elements with elementProps; in development, elements
 * name their sources.
 */
import * as runtime from 'react/jsx-runtime';
import { jsxWithSources } from '../../../../shared/jsx-with-sources.ts';
import { threadOptions } from '../this-thread.ts';
import { elementProps, refuseAsync } from './element-props.ts';

const prepared =
  (make: typeof runtime.jsx): typeof runtime.jsx =>
  (type, props, key) => {
    refuseAsync(type);
    return make(type, typeof type === 'string' ? elementProps(type, props as object) : props, key);
  };

export const { Fragment } = runtime;
export const jsx = prepared(runtime.jsx);
export const jsxs = prepared(runtime.jsxs);
export const jsxDEV = jsxWithSources({ jsx, jsxs }, threadOptions.development ?? false);
