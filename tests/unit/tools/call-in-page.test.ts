import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { callInPage } from '../../../scripts/tools/browser/call-in-page.ts';

test('a function that tsx has compiled runs in a page, with its arguments, though pages have no __name', () => {
  const compiled =
    '(step, from) => { const next = __name((n) => n + step, "next"); return next(from.n); }';
  const script = Object.assign((_step: number, _from: { n: number }) => 0, {
    toString: () => compiled,
  });

  expect(runInNewContext(callInPage(script, 2, { n: 40 }))).toBe(42);
});
