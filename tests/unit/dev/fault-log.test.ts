import { expect, test } from 'vitest';
import { createFaultLog } from '../../../scripts/dev/fault-log.ts';
import { type Fault, formatFaults } from '../../../scripts/prerender/faults/fault.ts';

const first: Fault = { what: 'First', why: 'Why', fix: 'Fix' };
const second: Fault = { what: 'Second', why: 'Why', fix: 'Fix' };

test('faults are printed when they differ from what was printed last', () => {
  const { lines, log } = openLog();
  log.replace([first]);
  log.replace([first]);
  log.replace([first, second]);
  log.replace([second]);
  expect(lines).toEqual([[first], [first, second], [second]].map(formatFaults));
});

test('faults in shared files are printed at once, and not again with those of the whole site', () => {
  const { lines, log } = openLog();
  log.replace([first]);
  log.add([first, second]);
  log.replace([second, first]);
  expect(lines).toEqual([[first], [second]].map(formatFaults));
});

test('one line says that all faults are gone, and nothing is printed if there were none', () => {
  const { lines, log } = openLog();
  log.add([]);
  log.replace([]);
  log.replace([first]);
  log.add([]);
  log.replace([]);
  expect(lines).toEqual([formatFaults([first]), 'All faults are gone.']);
});

function openLog() {
  const lines: string[] = [];
  return { lines, log: createFaultLog((text) => lines.push(text)) };
}
