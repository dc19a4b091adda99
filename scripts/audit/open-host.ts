import type { OpenHost } from './hosts/host.ts';
import { NotRun } from './not-run.ts';

/** Opens a host. If it cannot be imitated here, adds the reason to `notRun` and returns undefined. */
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
