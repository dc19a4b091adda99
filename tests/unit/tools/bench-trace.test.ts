import { expect, test } from 'vitest';
import { MARKS, type TraceEvent, workBetweenMarks } from '../../../scripts/tools/bench/trace.ts';

const mark = (name: string, ts: number): TraceEvent => ({ ...event(name, ts), ph: 'I' });

function event(name: string, ts: number, dur = 0, tid = 1): TraceEvent {
  return { name, cat: 'devtools.timeline', ph: 'X', ts, dur, pid: 1, tid };
}

test('in a trace, layout that a script causes counts as layout, not as script', () => {
  const work = workBetweenMarks([
    mark(MARKS.from, 0),
    event('FunctionCall', 0, 10_000),
    event('Layout', 2_000, 3_000),
    event('Paint', 12_000, 1_000),
    mark(MARKS.to, 20_000),
  ]);

  expect(work).toEqual({ script: 7, parse: 0, style: 0, layout: 3, paint: 1 });
});

test('in a trace, events before or after the marks, or of another thread, do not count', () => {
  const work = workBetweenMarks([
    event('FunctionCall', 0, 8_000),
    mark(MARKS.from, 5_000),
    event('Layout', 6_000, 1_000, 2),
    event('UpdateLayoutTree', 9_000, 4_000),
    mark(MARKS.to, 10_000),
  ]);

  expect(work).toEqual({ script: 3, parse: 0, style: 1, layout: 0, paint: 0 });
});

test('a trace without the two marks is refused', () => {
  expect(() => workBetweenMarks([event('Layout', 0, 1)])).toThrow('The trace lacks the marks');
});
