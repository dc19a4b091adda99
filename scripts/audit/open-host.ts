import type { OpenHost } from './hosts/host.ts';
import { NotRun } from './not-run.ts';

/** Opens a host; undefined when it cannot be had here, which is then added to `notRun`. */
export async function openHost(
  open: () => Promise<OpenHost>,
  notRun: NotRun[],
): Promise<OpenHost | undefined> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    notRun.push(error);
    return undefined;
  }
}
