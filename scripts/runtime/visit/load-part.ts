import type { Proof } from './validate-parts.ts';
import { LoadFailure } from './visit-error.ts';

/** How long a part may take, and all parts of a visit together, in milliseconds. */
export const LOAD_TIMEOUT = 8000;

/**
 * Fetches a JSON part of a page. Its content type is ignored, since hosts send HTML for missing files, and JSON with
 * any type. Instead, the content must prove itself.
 *
 * @param signal aborts the request; by default, when its time is over.
 * @throws LoadFailure when it does not arrive complete and in time.
 */
export async function loadPart<Part>(
  url: string,
  proves: Proof<Part>,
  signal = AbortSignal.timeout(LOAD_TIMEOUT),
): Promise<Part> {
  let reason: unknown;
  try {
    const response = await fetch(url, { signal });
    const part = Object(response.ok && (await response.json()));
    if (part.format === 1 && proves(part)) return part;
    reason = response.status;
  } catch (error) {
    reason = error;
  }
  throw new LoadFailure(url, reason);
}
