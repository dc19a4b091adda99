import { describe, expect, test } from 'vitest';
import {
  nextRotation,
  type PauseReason,
  type Rotation,
  type RotationEvent,
  stateOf,
} from '../../components/ui/slider/rotation.ts';

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

describe.each(PAUSE_REASONS)('paused because of the %s', (reason) => {
  test('what runs is paused, and runs again when it is let go', () => {
    expect(stateAfter(running, { type: 'pause', reason })).toBe('paused');
    expect(stateAfter(running, { type: 'pause', reason }, { type: 'resume', reason })).toBe(
      'running',
    );
  });

  test('what is stopped stays stopped', () => {
    expect(stateAfter(stopped, { type: 'pause', reason })).toBe('stopped');
    expect(stateAfter(stopped, { type: 'pause', reason }, { type: 'resume', reason })).toBe(
      'stopped',
    );
  });

  test('what is stopped meanwhile does not run when it is let go', () => {
    const events = [
      { type: 'pause', reason },
      { type: 'stop' },
      { type: 'resume', reason },
    ] as const;
    expect(stateAfter(running, ...events)).toBe('stopped');
  });
});

test('what is held twice over waits for both', () => {
  const held = [
    { type: 'pause', reason: 'tab' },
    { type: 'pause', reason: 'pointer' },
    { type: 'resume', reason: 'tab' },
  ] as const;
  expect(stateAfter(running, ...held)).toBe('paused');
  expect(stateAfter(running, ...held, { type: 'resume', reason: 'pointer' })).toBe('running');
});

test('a start runs under the pointer that asked for it, and waits for all else', () => {
  expect(stateAfter(stopped, { type: 'pause', reason: 'pointer' }, { type: 'start' })).toBe(
    'running',
  );
  expect(stateAfter(stopped, { type: 'pause', reason: 'tab' }, { type: 'start' })).toBe('paused');
  expect(stateAfter(stopped, { type: 'pause', reason: 'view' }, { type: 'start' })).toBe('paused');
});

test('whatever comes, only a start makes what is stopped run, and only a stop ends it', () => {
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
