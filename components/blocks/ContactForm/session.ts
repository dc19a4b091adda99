/** What a form remembers until the tab is closed. Storage may be denied or full: then it remembers nothing. */
export function readSession<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(`pointwork-${key}`) ?? 'null');
  } catch {
    return null;
  }
}

/** `null` forgets it. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`pointwork-${key}`);
    else sessionStorage.setItem(`pointwork-${key}`, JSON.stringify(value));
  } catch {
    // What is typed stays in the form all the same.
  }
}
