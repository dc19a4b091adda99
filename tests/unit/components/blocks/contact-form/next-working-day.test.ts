import { expect, test } from 'vitest';
import { nextWorkingDay } from '../../../../../components/blocks/ContactForm/receipt/next-working-day.ts';

test.each([
  ['2026-11-16T09:00Z', 'Tuesday'],
  ['2026-11-17T09:00Z', 'Wednesday'],
  ['2026-11-18T09:00Z', 'Thursday'],
  ['2026-11-19T09:00Z', 'Friday'],
  ['2026-11-20T09:00Z', 'Monday'],
  ['2026-11-21T09:00Z', 'Monday'],
  ['2026-11-22T09:00Z', 'Monday'],
])('whoever writes at %s hears from us by %s', (now, day) => {
  expect(nextWorkingDay(new Date(now))).toBe(day);
});

test.each([
  ['in winter', '2026-11-19T23:59:59Z', 'Friday'],
  ['in winter', '2026-11-20T00:00:00Z', 'Monday'],
  ['in summer', '2026-07-16T22:59:59Z', 'Friday'],
  ['in summer', '2026-07-16T23:00:00Z', 'Monday'],
  ['in summer', '2026-07-19T23:00:00Z', 'Tuesday'],
])('the day ends at midnight in Britain: %s, a message of %s is answered by %s', (_, now, day) => {
  expect(nextWorkingDay(new Date(now))).toBe(day);
});
