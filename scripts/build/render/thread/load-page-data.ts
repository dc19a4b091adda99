import type { Page } from '../../../shared/contracts.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';

/** The results of a page's own functions. */
export interface PageData {
  /** False if `validate` returned false, so that the route answers 404. */
  isValid: boolean;
  data: unknown;
}

/**
 * Calls `validate` and `load` of a page.
 *
 * @param timeout milliseconds for both together.
 * @throws what they throw, or an Error if they do not settle in time.
 */
export function loadPageData(page: Page<unknown>, timeout: number): Promise<PageData> {
  const ask = async (): Promise<PageData> => {
    const isValid = (await page.validate?.()) ?? true;
    return { isValid, data: isValid ? await page.load?.() : undefined };
  };
  const tooLate = new Error(`it did not settle within ${timeout / 1000} s`);
  return withTimeout(ask(), timeout, tooLate);
}
