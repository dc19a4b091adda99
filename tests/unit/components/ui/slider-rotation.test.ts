import { expect, test } from 'vitest';
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

test.each(PAUSE_REASONS)(
  'the %s pauses a running slider, and no other, for as long as it is there',
  (reason) => {
    const [pause, resume] = [
      { type: 'pause', reason } as const,
      { type: 'resume', reason } as const,
    ];
    expect(stateAfter(running, pause)).toBe('paused');
    expect(stateAfter(running, pause, resume)).toBe('running');
    expect(stateAfter(stopped, pause)).toBe('stopped');
  },
);

test('a slider with two reasons to pause waits for both', () => {
  const pause = (reason: PauseReason) => ({ type: 'pause', reason }) as const;
  const held = [pause('tab'), pause('pointer'), { type: 'resume', reason: 'tab' }] as const;
  expect(stateAfter(running, ...held)).toBe('paused');
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
