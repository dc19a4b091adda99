/** Replaces `pointwork:on-demand` in tests of the runtime: a site without middleware, progress bar or third parties. */
import type { Middleware } from '../../../scripts/shared/contracts.ts';

export async function middleware(): Promise<Readonly<Record<string, Middleware>>> {
  return {};
}

export async function progressBar(): Promise<
  typeof import('../../../scripts/runtime/visit/progress-bar.ts')
> {
  return { showBar() {}, hideBar() {} };
}

export async function thirdParties() {
  return { loadThirdParties() {} };
}
