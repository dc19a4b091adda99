import { describe, expect, test } from 'vitest';
import {
  nextRotation,
  type PauseReason,
  type Rotation,
  type RotationEvent,
  stateOf,
} from '../../../../components/ui/slider/rotation.ts';

const PAUSE_REASONS: readonly PauseReason[] = ['pointer', 'tab', 'view'];
const EVENTS: readonly RotationEvent[] = [
  { type: 'start' },
  { type: 'stop' },
  ...PAUSE_REASONS.flatMap((reason) => [
    { type: 'pause', reason } as const,
    { type: 'resume', reason } as const,
  ]),
];

const running: Rotation = { isWanted: true, pauseReasons: new Set() };
const stopped: Rotation = { isWanted: false, pauseReasons: new Set() };

const stateAfter = (rotation: Rotation, ...events: readonly RotationEvent[]) =>
  stateOf(events.reduce(nextRotation, rotation));

describe.each(PAUSE_REASONS)('while it is paused because of the %s', (reason) => {
  test('a running slider is paused, and runs again afterwards', () => {
    expect(stateAfter(running, { type: 'pause', reason })).toBe('paused');
    expect(stateAfter(running, { type: 'pause', reason }, { type: 'resume', reason })).toBe(
      'running',
    );
  });

  test('a stopped slider stays stopped', () => {
    expect(stateAfter(stopped, { type: 'pause', reason })).toBe('stopped');
    expect(stateAfter(stopped, { type: 'pause', reason }, { type: 'resume', reason })).toBe(
      'stopped',
    );
  });

  test('a slider that is stopped in between does not run afterwards', () => {
    const events = [
      { type: 'pause', reason },
      { type: 'stop' },
      { type: 'resume', reason },
    ] as const;
    expect(stateAfter(running, ...events)).toBe('stopped');
  });
});

test('a slider with two reasons to pause waits for both', () => {
  const held = [
    { type: 'pause', reason: 'tab' },
    { type: 'pause', reason: 'pointer' },
    { type: 'resume', reason: 'tab' },
  ] as const;
  expect(stateAfter(running, ...held)).toBe('paused');
  expect(stateAfter(running, ...held, { type: 'resume', reason: 'pointer' })).toBe('running');
});

test('a slider that is started runs in spite of the pointer, but not of other reasons', () => {
  expect(stateAfter(stopped, { type: 'pause', reason: 'pointer' }, { type: 'start' })).toBe(
    'running',
  );
  expect(stateAfter(stopped, { type: 'pause', reason: 'tab' }, { type: 'start' })).toBe('paused');
  expect(stateAfter(stopped, { type: 'pause', reason: 'view' }, { type: 'start' })).toBe('paused');
});

test('in any order of events, only a start makes a stopped slider run, and only a stop ends it', () => {
  let sequences: (readonly RotationEvent[])[] = [[]];
  for (let length = 0; length < 4; length++) {
    sequences = sequences.flatMap((sequence) => EVENTS.map((event) => [...sequence, event]));
  }
  for (const sequence of sequences) {
    const last = sequence.findLast(({ type }) => type === 'start' || type === 'stop');
    expect(stateAfter(running, ...sequence) === 'stopped').toBe(last?.type === 'stop');
    expect(stateAfter(stopped, ...sequence) === 'stopped').toBe(last?.type !== 'start');
  }
});
