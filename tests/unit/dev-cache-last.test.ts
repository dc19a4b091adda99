import { expect, test } from 'vitest';
import { cacheLast } from '../../scripts/dev/cache-last.ts';

const fault = { what: 'Broken', file: 'a.tsx', why: 'It is.', fix: 'Mend it.' };

test('a result is kept while its inputs stay the same', async () => {
  const once = cacheLast<{ made: string; faults: [] }>();
  const make = (made: string) => async () => ({ made, faults: [] as [] });
  expect((await once('a', make('first'))).made).toBe('first');
  expect((await once('a', make('second'))).made).toBe('first');
  expect((await once('b', make('third'))).made).toBe('third');
  expect((await once('a', make('fourth'))).made).toBe('fourth');
});

test('a result with faults is made again, and so is one that failed', async () => {
  const once = cacheLast<{ faults: readonly (typeof fault)[] }>();
  expect((await once('a', async () => ({ faults: [fault] }))).faults).toEqual([fault]);
  expect((await once('a', async () => ({ faults: [] }))).faults).toEqual([]);
  const failing = once('b', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect((await once('b', async () => ({ faults: [fault] }))).faults).toEqual([fault]);
});
