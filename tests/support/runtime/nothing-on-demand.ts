/** Replaces `pointwork:on-demand` in tests of the runtime: a site without middleware, progress bar or third parties. */
import type { Middleware } from '../../../scripts/shared/contracts.ts';

export const middleware = async (): Promise<Readonly<Record<string, Middleware>>> => ({});
export const progressBar = async () => ({ showBar(_share: number) {}, hideBar() {} });
export const thirdParties = async () => ({ loadThirdParties() {} });
