import { expect, test } from 'vitest';
import { createStepCache } from '../../../scripts/dev/step-cache.ts';

test.each([
  ['one of its sources', true, ['layouts/default.tsx']],
  ['the folder of one of its sources', true, ['layouts']],
  ['files that it was not made from', false, ['layouts/default.tsx.bak', 'pages/index.tsx']],
])('after a change of %s, a step of the build is taken again: %s', async (_, isAgain, changed) => {
  const cache = createStepCache();
  const make = (made: string) => async () => ({
    made,
    faults: [],
    sources: ['layouts/default.tsx', 'components/Footer.tsx'],
  });
  await cache.get('layouts', '', make('first'));
  cache.invalidate(changed);
  expect((await cache.get('layouts', '', make('second'))).made).toBe(isAgain ? 'second' : 'first');
});

test('a step of the build with a fault is taken again, since the lines it names may have moved', async () => {
  const cache = createStepCache();
  const fault = { what: 'Broken', why: '', fix: '' };
  await cache.get('layouts', '', async () => ({ faults: [fault] }));
  const result = { faults: [] };
  expect(await cache.get('layouts', '', async () => result)).toBe(result);
});

test('the result of a step without sources is kept while its key stays the same, whatever changes', async () => {
  const cache = createStepCache();
  const make = (made: string) => async () => ({ made, faults: [] });
  await cache.get('styles', 'a', make('first'));
  cache.invalidate(['layouts', 'components', 'assets']);
  expect((await cache.get('styles', 'a', make('second'))).made).toBe('first');
  expect((await cache.get('styles', 'b', make('third'))).made).toBe('third');
  expect((await cache.get('styles', 'a', make('fourth'))).made).toBe('fourth');
});

test('a step of the build that failed is taken again', async () => {
  const cache = createStepCache();
  const failing = cache.get('styles', 'a', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  const result = { faults: [] };
  expect(await cache.get('styles', 'a', async () => result)).toBe(result);
});
