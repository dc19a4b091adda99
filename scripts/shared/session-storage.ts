/** Values kept as JSON until the tab is closed. Storage may be denied or full; then nothing is kept. */

/** @returns `null` if there is no value, or none that can be read. */
export function readSession<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(`pointwork-${key}`) as string);
  } catch {
    return null;
  }
}

/** @returns false if the value could not be stored. */
export function writeSession(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(`pointwork-${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forgetSession(key: string): void {
  // Storage that is denied throws; a value that cannot be removed is at least made null.
  if (writeSession(key, null)) sessionStorage.removeItem(`pointwork-${key}`);
}
