/** Session storage for the form, as JSON. It may be denied or full; then nothing is remembered. */
export function readSession<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(`pointwork-${key}`) ?? 'null');
  } catch {
    return null;
  }
}

/** `null` removes the entry. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`pointwork-${key}`);
    else sessionStorage.setItem(`pointwork-${key}`, JSON.stringify(value));
  } catch {
    // The text is still in the form.
  }
}
