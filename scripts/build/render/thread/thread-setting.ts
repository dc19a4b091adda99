import { workerData } from 'node:worker_threads';
import type { ThreadSetting } from '../thread-messages.ts';

/** The settings that this thread has received when it was started. */
export const threadSetting = workerData as ThreadSetting;
