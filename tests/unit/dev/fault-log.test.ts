import { expect, test } from 'vitest';
import { createFaultLog } from '../../../scripts/dev/fault-log.ts';
import { type Fault, formatFaults } from '../../../scripts/prerender/faults/fault.ts';

const first: Fault = { what: 'First', why: 'Why', fix: 'Fix' };
const second: Fault = { what: 'Second', why: 'Why', fix: 'Fix' };

test('faults are printed when they differ from what was printed last, and one line says that all are gone, if there were any', () => {
  const lines: string[] = [];
  const print = createFaultLog((text) => lines.push(text));
  for (const faults of [[], [first], [first], [first, second], [], []]) print(faults);
  expect(lines).toEqual([
    formatFaults([first]),
    formatFaults([first, second]),
    'All faults are gone.',
  ]);
});
