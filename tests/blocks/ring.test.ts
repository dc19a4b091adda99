import { expect, test } from 'vitest';
import { stationAt } from '../../components/ui/Ring.tsx';

test.each([
  [0, { cx: 60, cy: 9 }],
  [25, { cx: 111, cy: 60 }],
  [50, { cx: 60, cy: 111 }],
  [75, { cx: 9, cy: 60 }],
  [100, { cx: 60, cy: 9 }],
])('at %d percent the station stands on its place of the dial', (percent, place) => {
  expect(stationAt(percent)).toEqual(place);
});

test('the station is always on the ring', () => {
  for (let percent = 0; percent <= 100; percent++) {
    const { cx, cy } = stationAt(percent);
    expect(Math.hypot(cx - 60, cy - 60)).toBeCloseTo(51, 0);
  }
});
