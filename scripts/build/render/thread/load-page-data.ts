import type { Page } from '../../../shared/contracts.ts';

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
export async function loadPageData(page: Page<unknown>, timeout: number): Promise<PageData> {
  const ask = async (): Promise<PageData> => {
    const isValid = (await page.validate?.()) ?? true;
    return { isValid, data: isValid ? await page.load?.() : undefined };
  };
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`it did not settle within ${timeout / 1000} s`)),
    timeout,
  );
  try {
    return await Promise.race([ask(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
