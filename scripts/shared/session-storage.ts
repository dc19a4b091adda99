/** Values kept as JSON until the tab is closed. Storage may be denied or full; then nothing is kept. */

/** @returns `null` if there is no value, or none that can be read. */
export function readSession<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(`pointwork-${key}`) as string);
  } catch {
    return null;
  }
}

/**
 * @param value `null` to forget it.
 * @returns false if the value could not be stored.
 */
export function writeSession(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(`pointwork-${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
