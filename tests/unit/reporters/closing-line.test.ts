import { expect, test } from 'vitest';
import { tally } from '../../support/reporters/closing-line.ts';

test('the closing line tells how many tests passed, failed and were skipped', () => {
  const moduleOf = (states: readonly string[], errors: readonly object[] = []) => {
    const all = states.map((state) => ({ result: () => ({ state }) }));
    const children = { allTests: () => all, allSuites: () => [] };
    return { children, errors: () => errors } as unknown as Parameters<typeof tally>[0][number];
  };
  expect(tally([moduleOf(['passed']), moduleOf(['passed'])], 0)).toBe('2 passed, 0 failed');
  const failing = moduleOf(['passed', 'failed', 'skipped'], [new Error('In a hook')]);
  expect(tally([failing], 1)).toBe('1 passed, 3 failed, 1 skipped');
});
