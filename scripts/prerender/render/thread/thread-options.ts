import { workerData } from 'node:worker_threads';
import type { BuildOptions } from '../../options.ts';

/** The options that this thread was started with. */
export const threadOptions: BuildOptions = workerData;
