import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { develop } from '../support/develop.ts';
import { WAITS } from '../support/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const WAIT = { timeout: 8_000 };

test('a broken link of a page that nobody looks at is in the log, and so is its end', async () => {
  const { edit, log } = await develop();
  await edit('pages/guides/first.tsx', 'href="/"', 'href="/lost"');
  await expect.poll(log, WAIT).toContain('Broken link /lost');
  expect(log()).toContain('pages/guides/first.tsx, route /guides/first');
  await edit('pages/guides/first.tsx', 'href="/lost"', 'href="/closed"');
  await expect.poll(log, WAIT).toContain('All faults are gone.');
});

test('an anchor that only another page lacks is found', async () => {
  const { edit, log } = await develop();
  await edit('pages/guides/first.tsx', 'id="end"', 'id="finish"');
  await expect.poll(log, WAIT).toContain('The page /guides/first has no element with the id "end"');
});

test('a page that throws while nobody looks at it is in the log', async () => {
  const { edit, log } = await develop();
  await edit('pages/guides/first.tsx', 'data.steps.map', 'data.steps.at(9).length.map');
  await expect.poll(log, WAIT).toContain('pages/guides/first.tsx threw an error');
});

test('a source that cannot be read is in the log, together with what else is wrong', async () => {
  const { edit, log } = await develop();
  await edit('components/Card.tsx', '<h3>', '<h3');
  await expect.poll(log, WAIT).toContain('Cannot bundle components/Card.tsx');
  await edit('pages/guides/first.tsx', 'href="/"', 'href="/lost"');
  await expect.poll(log, WAIT).toContain('Broken link /lost');
  await edit('components/Card.tsx', '<h3', '<h3>');
  await expect.poll(() => log().match(/Broken link/g), WAIT).toHaveLength(2);
  expect(log()).not.toContain('All faults are gone.');
});

test('what an outdated version had is not told', async () => {
  const { edit, log } = await develop();
  const waiting = await telling();
  const load = `load: () => {
    ${waiting.code}
    return new Promise((done) => setTimeout(done, 1_000, { steps: ['Wait'] }));
  }, was:`;
  await edit('pages/guides/first.tsx', 'href="/"', 'href="/lost"');
  await edit('pages/guides/first.tsx', 'load:', load);
  // The check waits for the page.
  await waiting.told();
  await edit('pages/guides/first.tsx', 'href="/lost"', 'href="/gone"');
  await expect.poll(log, WAIT).toContain('Broken link /gone');
  expect(log()).not.toContain('Broken link /lost');
});

test('a page that hangs is in the way of no other, and is told of in the end', async () => {
  const { edit, log, url } = await develop({ timeout: 2_000 });
  const hanging = await telling();
  await edit('pages/draft.tsx', 'export default', `${hanging.code} ${WAITS}\nexport default`);
  // The check waits for it.
  await hanging.told();
  await edit('pages/index.tsx', 'Fixture home</h1>', 'Another home</h1>');
  const home = async () => (await fetch(url)).text();
  await expect.poll(home, { timeout: 2_000 }).toContain('Another home</h1>');
  await expect.poll(log, { timeout: 20_000 }).toContain('pages/draft.tsx hangs or ends its thread');
});

/** Code that tells a test that it runs, by a file. */
async function telling(): Promise<{ code: string; told: () => Promise<void> }> {
  const file = join(await temporaryFolder(), 'told');
  return {
    code: `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(file)}, '');`,
    told: () => expect.poll(() => existsSync(file), WAIT).toBe(true),
  };
}
