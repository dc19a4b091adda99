/** The JSX runtime of the site's modules in development: elements name their sources. */
import { jsxWithSources } from '../../../../shared/jsx-with-sources.ts';
import * as runtime from './jsx-runtime.ts';

export const { Fragment } = runtime;
export const jsxDEV = jsxWithSources(runtime);
