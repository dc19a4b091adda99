import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readDevOptions } from '../../scripts/dev/dev-options.ts';
import { runDevServer } from '../../scripts/dev/run-dev-server.ts';
import { copyFixture } from '../support/copy-fixture.ts';

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
  const load =
    "load: () => new Promise((done) => setTimeout(done, 1_000, { steps: ['Wait'] })), was:";
  await edit('pages/guides/first.tsx', 'load:', load);
  await edit('pages/guides/first.tsx', 'href="/"', 'href="/lost"');
  // By then, the check waits for the page.
  await setTimeout(1_000);
  await edit('pages/guides/first.tsx', 'href="/lost"', 'href="/gone"');
  await expect.poll(log, WAIT).toContain('Broken link /gone');
  expect(log()).not.toContain('Broken link /lost');
});

test('a page that hangs is in the way of no other, and is told of in the end', async () => {
  const { edit, log, url } = await develop({ timeout: 2_000 });
  await edit('pages/draft.tsx', 'export default', 'for (;;) {}\nexport default');
  // By then, the check waits for it.
  await setTimeout(1_000);
  await edit('pages/index.tsx', 'Fixture home</h1>', 'Another home</h1>');
  const home = async () => (await fetch(url)).text();
  await expect.poll(home, { timeout: 2_000 }).toContain('Another home</h1>');
  await expect.poll(log, { timeout: 20_000 }).toContain('pages/draft.tsx hangs or ends its thread');
});

/** Serves a copy of the fixture that can be edited. No page of it is open. */
async function develop(changes: { timeout?: number } = {}) {
  const root = await copyFixture('site');
  const options = readDevOptions(['--root', root, '--port', '0']);
  if (options === 'help') throw new Error('unreachable');
  const lines: string[] = [];
  const build = { ...options.build, ...changes };
  const { url, close } = await runDevServer({ ...options, build }, (text) => lines.push(text));
  onTestFinished(close);
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(root, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(root, file), text.replace(from, to));
  };
  return { url, edit, log: () => lines.join('\n') };
}
