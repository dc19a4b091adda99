/** The part of a Lighthouse result that has times, in milliseconds. */
export interface TimedResult {
  audits: { [id: string]: { numericValue?: number } };
}

/** Column → the Lighthouse audit that measures it. */
const TIMES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'blocking time': 'total-blocking-time',
  'main-thread work': 'mainthread-work-breakdown',
};

/** One line per page. Times mean something only next to others of the same run. */
export function formatTimes(results: ReadonlyMap<string, TimedResult>): string[] {
  return [...results].map(([name, { audits }]) => {
    const times = Object.entries(TIMES).map(([title, id]) => {
      const value = audits[id]?.numericValue;
      return `${title} ${value === undefined ? 'unknown' : `${Math.round(value)} ms`}`;
    });
    return `${name}: ${times.join(', ')}`;
  });
}
