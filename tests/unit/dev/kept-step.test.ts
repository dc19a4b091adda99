import { expect, test } from 'vitest';
import { keepStep } from '../../../scripts/dev/kept-step.ts';

const made = (name: string) => async () => ({
  name,
  faults: [],
  sources: ['layouts/default.tsx', 'components/Footer.tsx'],
});

test.each([
  ['one of its sources', true, ['layouts/default.tsx']],
  ['files that it was not made from', false, ['layouts/default.tsx.bak', 'pages/index.tsx']],
  ['anything that may concern it', true, undefined],
])('after a change of %s, a step of the build is taken again: %s', async (_, isAgain, changed) => {
  const step = keepStep<Awaited<ReturnType<ReturnType<typeof made>>>>();
  await step.get('', made('first'));
  step.forget(changed);
  expect((await step.get('', made('second'))).name).toBe(isAgain ? 'second' : 'first');
});

test('a step of the build is taken again for another key, after a fault, and after it has failed', async () => {
  const step = keepStep<{ faults: { what: string; why: string; fix: string }[] }>();
  const good = { faults: [] };
  const faulty = { faults: [{ what: 'Broken', why: '', fix: '' }] };
  const failing = step.get('a', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(await step.get('a', async () => faulty)).toBe(faulty);
  expect(await step.get('a', async () => good)).toBe(good);
  expect(await step.get('a', async () => faulty)).toBe(good);
  expect(await step.get('b', async () => faulty)).toBe(faulty);
});
