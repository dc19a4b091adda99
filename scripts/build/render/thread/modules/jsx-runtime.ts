/** The JSX runtime of the site's modules: React's own, with the base added to paths of the site. */
import * as runtime from 'react/jsx-runtime';
import { rebasedJsx } from '../../../../shared/rebased-jsx.ts';
import { threadOptions } from '../thread-options.ts';

const { base } = threadOptions;

export const { Fragment, jsx, jsxs } = base === '/' ? runtime : rebasedJsx(runtime, base);
