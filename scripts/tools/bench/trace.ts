import type { Browser, Page } from 'playwright-core';

/** How long the main thread has spent on each kind of work, in milliseconds. */
export type Work = Record<(typeof KINDS)[number], number>;

export const KINDS = ['script', 'parse', 'style', 'layout', 'paint'] as const;

/** An event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
}

/** The names of the marks, set with `performance.mark`, between which work is counted. */
export const MARKS = { from: 'bench:from', to: 'bench:to' };

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'v8'];

/** Event → its kind of work. The time of any other event counts towards the event that it is part of. */
const KIND_OF: Readonly<Record<string, keyof Work>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  'v8.compile': 'script',
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/** Records the work of a page while `act` runs. `act` must set both marks. */
export async function recordWork(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  return workBetweenMarks(traceEvents);
}

/**
 * Adds up the time of each kind of work between the marks, on the thread that has set them. An event that is part of
 * another is not counted twice.
 */
export function workBetweenMarks(events: readonly TraceEvent[]): Work {
  const from = events.find(({ name }) => name === MARKS.from);
  const to = events.findLast(({ name }) => name === MARKS.to);
  if (!from || !to) {
    throw new Error(
      `The trace lacks the marks ${MARKS.from} and ${MARKS.to}: they were never set.`,
    );
  }
  const named = events
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && name in KIND_OF && pid === from.pid && tid === from.tid;
    })
    .map(({ name, ts, dur = 0 }) => ({
      kind: KIND_OF[name] as keyof Work,
      start: Math.max(ts, from.ts),
      end: Math.min(ts + dur, to.ts),
    }))
    .filter(({ start, end }) => end > start)
    // An outer event before the events in it.
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const work: Work = { script: 0, parse: 0, style: 0, layout: 0, paint: 0 };
  const open: typeof named = [];
  for (const event of named) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.start) open.pop();
    const outer = open.at(-1);
    const time = (event.end - event.start) / 1000;
    work[event.kind] += time;
    if (outer) work[outer.kind] -= time;
    open.push(event);
  }
  return work;
}
