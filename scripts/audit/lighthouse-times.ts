/** The part of a result of Lighthouse that tells times, in milliseconds. */
export interface TimedResult {
  audits: { [id: string]: { numericValue?: number } };
}

/** What is told of each page → the audit that knows it. */
const TIMES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'blocking time': 'total-blocking-time',
  'main-thread work': 'mainthread-work-breakdown',
};

/** Times say something beside others of the same run alone: a line for each page. */
export function formatTimes(results: ReadonlyMap<string, TimedResult>): string[] {
  return [...results].map(([name, { audits }]) => {
    const times = Object.entries(TIMES).map(([title, id]) => {
      const value = audits[id]?.numericValue;
      return `${title} ${value === undefined ? 'unknown' : `${Math.round(value)} ms`}`;
    });
    return `${name}: ${times.join(', ')}`;
  });
}
