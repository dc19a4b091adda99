/** The JSX runtime of the site's modules: React's own, with the base added to paths of the site; it refuses dead event handlers. */
import * as runtime from 'react/jsx-runtime';
import { rebasedJsx } from '../../../../shared/rebased-jsx.ts';
import { threadOptions } from '../thread-options.ts';
import { refusingDeadHandlers } from './dead-handlers.ts';
import { refusingAsync } from './refuse-async.ts';

const { base } = threadOptions;

const rebased = base === '/' ? runtime : rebasedJsx(runtime, base);

export const { Fragment } = rebased;
export const jsx = refusingAsync(refusingDeadHandlers(rebased.jsx));
export const jsxs = refusingAsync(refusingDeadHandlers(rebased.jsxs));
