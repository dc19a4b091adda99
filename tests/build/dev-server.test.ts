import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { develop } from '../support/dev/develop.ts';
import { runCommand, runDev } from '../support/dev/run-dev.ts';
import { signalling } from '../support/dev/signalling.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { WAITS } from '../support/sites/site-files.ts';

const WAIT = { timeout: 8_000 };

test('a broken link, a missing anchor and an error of a page that is not open are logged, and so is their correction', async () => {
  const { edit, log } = await develop();
  const page = 'pages/guides/first.tsx';
  await edit(page, 'href="/"', 'href="/lost"');
  await expect.poll(log, WAIT).toContain('Broken link /lost');
  expect(log()).toContain('pages/guides/first.tsx, route /guides/first');
  await edit(page, 'href="/lost"', 'href="/closed"');
  await expect.poll(log, WAIT).toContain('All faults are gone.');

  await edit(page, 'id="end"', 'id="finish"');
  await expect.poll(log, WAIT).toContain('The page /guides/first has no element with the id "end"');

  await edit(page, 'data.steps.map', 'data.steps.at(9).length.map');
  await expect.poll(log, WAIT).toContain('pages/guides/first.tsx threw an error');
});

test('what a layout prints is logged, and a source that cannot be compiled together with all other faults', async () => {
  const { edit, log } = await develop();
  await edit('layouts/default.tsx', '  return (', "  console.log('laid out');\n  return (");
  await expect.poll(log, WAIT).toContain('layouts/default.tsx printed: laid out');
  await edit('components/Card.tsx', '<h3>', '<h3');
  await expect.poll(log, WAIT).toContain('Cannot compile components/Card.tsx');
  await edit('pages/guides/first.tsx', 'href="/"', 'href="/lost"');
  await expect.poll(log, WAIT).toContain('Broken link /lost');
  await edit('components/Card.tsx', '<h3', '<h3>');
  await expect.poll(() => log().match(/Broken link/g), WAIT).toHaveLength(2);
  expect(log()).not.toContain('All faults are gone.');
});

test('changes during a check are checked once it has ended, only in their last version, and nothing is said of an older one', async () => {
  const { root, edit, log } = await develop();
  const page = 'pages/guides/first.tsx';
  const [loads, released] = [join(root, 'loads'), join(root, 'released')];
  const validate = `validate: async () => {
    const { appendFileSync, existsSync } = process.getBuiltinModule('node:fs');
    appendFileSync(${JSON.stringify(loads)}, '.');
    while (!existsSync(${JSON.stringify(released)})) await new Promise((done) => setTimeout(done, 20));
    return true;
  }, load:`;
  await edit(page, 'load:', validate);
  const loaded = () => readFile(loads, 'utf8').catch(() => '');
  await expect.poll(loaded, WAIT).toBe('.');
  // After each, longer than a check waits for further changes.
  await edit(page, 'href="/"', 'href="/lost"');
  await setTimeout(1_000);
  await edit(page, 'href="/lost"', 'href="/gone"');
  await setTimeout(1_000);
  await writeFile(released, '');
  await expect.poll(log, WAIT).toContain('Broken link /gone');
  expect(log()).not.toContain('Broken link /lost');
  expect(await loaded()).toBe('..');
});

test('a page that hangs delays no other page, and is logged after its time limit', async () => {
  const { edit, log, url } = await develop({ timeout: 2_000 });
  const hanging = await signalling();
  await edit('pages/draft.tsx', 'export default', `${hanging.code} ${WAITS}\nexport default`);
  // The check is now waiting for the page.
  await hanging.started();
  await edit('pages/index.tsx', 'Fixture home</h1>', 'Another home</h1>');
  const home = async () => (await fetch(url)).text();
  await expect.poll(home, { timeout: 2_000 }).toContain('Another home</h1>');
  await expect.poll(log, { timeout: 20_000 }).toContain('pages/draft.tsx hung');
});

/** Less than the time limit of a page, so that a process that waits for a page that hangs is seen. */
const SOON = { timeout: 15_000 };

const ADDRESS = /http:\/\/localhost:\d+\//;

test.each([
  ['a host that this machine does not have', '192.0.2.1', '0'],
  ['a port that there is not', 'localhost', '65536'],
])(
  '%s is refused with its option, and nothing is left running or behind',
  async (_, host, port) => {
    const dev = await runDev('--host', host, '--port', port);
    await once(dev.process, 'close');
    expect(dev.process.exitCode).toBe(1);
    expect(dev.printed()).toContain('An option that cannot be used');
    expect(dev.printed()).toContain(`Nothing can listen on --host ${host}, port ${port}: `);
    expect(dev.temporaryFiles()).toEqual([]);
  },
);

// On Windows, a signal that is sent by another process ends this one without asking it.
describe.skipIf(process.platform === 'win32')('a command that is stopped', () => {
  test.each([
    ['SIGINT', 'dev', 0],
    ['SIGTERM', 'dev', 0],
    ['SIGHUP', 'dev', 0],
    ['SIGINT', 'snapshot', 1],
  ] as const)('with %s leaves nothing behind: %s', async (signal, name, exitCode) => {
    const command = await runCommand(name);
    await expect.poll(command.temporaryFiles, SOON).not.toEqual([]);
    command.process.kill(signal);
    await expect.poll(() => command.process.exitCode, SOON).toBe(exitCode);
    expect(command.temporaryFiles()).toEqual([]);
    expect(command.printed()).toBe('');
  });

  test('while a page of its development server hangs does not wait for that page', async () => {
    const root = await copyFixture('site');
    const hanging = await signalling();
    const page = 'export default () => <h1>It never comes</h1>;';
    await writeFile(join(root, 'pages/hangs.tsx'), `${hanging.code} ${WAITS}\n${page}`);
    const dev = await runDev('--root', root, '--port', '0');
    await expect.poll(dev.printed, SOON).toMatch(ADDRESS);
    const asked = fetch(`${ADDRESS.exec(dev.printed())?.[0]}hangs`).catch(() => 'no answer');
    await hanging.started();
    dev.process.kill('SIGINT');
    await expect.poll(() => dev.process.exitCode, SOON).toBe(0);
    expect(await asked).toBe('no answer');
    expect(dev.temporaryFiles()).toEqual([]);
  });
});
