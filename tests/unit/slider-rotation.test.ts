import { describe, expect, test } from 'vitest';
import {
  type Hold,
  nextRotation,
  type Rotation,
  type RotationEvent,
  stateOf,
} from '../../components/ui/slider/rotation.ts';

const HOLDS: readonly Hold[] = ['pointer', 'tab', 'view'];
const EVENTS: readonly RotationEvent[] = [
  { type: 'start' },
  { type: 'stop' },
  ...HOLDS.flatMap((hold) => [{ type: 'hold', hold } as const, { type: 'release', hold } as const]),
];

const running: Rotation = { isWanted: true, holds: new Set() };
const stopped: Rotation = { isWanted: false, holds: new Set() };

const stateAfter = (rotation: Rotation, ...events: readonly RotationEvent[]) =>
  stateOf(events.reduce(nextRotation, rotation));

describe.each(HOLDS)('held by the %s', (hold) => {
  test('what runs is paused, and runs again when it is let go', () => {
    expect(stateAfter(running, { type: 'hold', hold })).toBe('paused');
    expect(stateAfter(running, { type: 'hold', hold }, { type: 'release', hold })).toBe('running');
  });

  test('what is stopped stays stopped', () => {
    expect(stateAfter(stopped, { type: 'hold', hold })).toBe('stopped');
    expect(stateAfter(stopped, { type: 'hold', hold }, { type: 'release', hold })).toBe('stopped');
  });

  test('what is stopped meanwhile does not run when it is let go', () => {
    const events = [{ type: 'hold', hold }, { type: 'stop' }, { type: 'release', hold }] as const;
    expect(stateAfter(running, ...events)).toBe('stopped');
  });
});

test('what is held twice over waits for both', () => {
  const held = [
    { type: 'hold', hold: 'tab' },
    { type: 'hold', hold: 'pointer' },
    { type: 'release', hold: 'tab' },
  ] as const;
  expect(stateAfter(running, ...held)).toBe('paused');
  expect(stateAfter(running, ...held, { type: 'release', hold: 'pointer' })).toBe('running');
});

test('a start runs under the pointer that asked for it, and waits for all else', () => {
  expect(stateAfter(stopped, { type: 'hold', hold: 'pointer' }, { type: 'start' })).toBe('running');
  expect(stateAfter(stopped, { type: 'hold', hold: 'tab' }, { type: 'start' })).toBe('paused');
  expect(stateAfter(stopped, { type: 'hold', hold: 'view' }, { type: 'start' })).toBe('paused');
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
