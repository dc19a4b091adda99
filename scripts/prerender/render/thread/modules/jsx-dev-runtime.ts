/** The JSX runtime of the site's modules in development, when elements name their sources. */
import { jsxWithSources } from '../../../../shared/jsx-with-sources.ts';
import { threadOptions } from '../thread-options.ts';
import * as runtime from './jsx-runtime.ts';

export const { Fragment } = runtime;
export const jsxDEV = jsxWithSources(runtime, threadOptions.development ?? false);
