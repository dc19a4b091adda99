import { workerData } from 'node:worker_threads';
import type { BuildOptions } from '../../options.ts';

/** The options that this thread has received when it was started. */
export const threadOptions: BuildOptions = workerData;
