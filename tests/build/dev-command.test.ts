import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runDev } from '../support/dev/run-dev.ts';
import { signalling } from '../support/dev/signalling.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { WAITS } from '../support/sites/site-files.ts';

/** Less than the time limit of a page, so that a process that waits for a page that hangs is seen. */
const WAIT = { timeout: 15_000 };

const ADDRESS = /http:\/\/localhost:\d+\//;

test('a host that this machine does not have is refused with the option, and nothing is left running or behind', async () => {
  const dev = await runDev('--host', '192.0.2.1', '--port', '0');
  await once(dev.process, 'close');
  expect(dev.process.exitCode).toBe(1);
  expect(dev.printed()).toContain('An option that cannot be used');
  expect(dev.printed()).toContain('--host 192.0.2.1, port 0: listen EADDRNOTAVAIL');
  expect(dev.temporaryFiles()).toEqual([]);
});

// On Windows, a signal that is sent by another process ends this one without asking it.
describe.skipIf(process.platform === 'win32')('a development server that is stopped', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'with %s while it starts leaves nothing behind',
    async (signal) => {
      const dev = await runDev('--port', '0');
      await expect.poll(dev.temporaryFiles, WAIT).not.toEqual([]);
      dev.process.kill(signal);
      await expect.poll(() => dev.process.exitCode, WAIT).toBe(0);
      expect(dev.temporaryFiles()).toEqual([]);
      expect(dev.printed()).toBe('');
    },
  );

  test('while a page hangs does not wait for that page', async () => {
    const root = await copyFixture('site');
    const hanging = await signalling();
    const page = 'export default () => <h1>It never comes</h1>;';
    await writeFile(join(root, 'pages/hangs.tsx'), `${hanging.code} ${WAITS}\n${page}`);
    const dev = await runDev('--root', root, '--port', '0');
    await expect.poll(dev.printed, WAIT).toMatch(ADDRESS);
    const asked = fetch(`${ADDRESS.exec(dev.printed())?.[0]}hangs`).catch(() => 'no answer');
    await hanging.started();
    dev.process.kill('SIGINT');
    await expect.poll(() => dev.process.exitCode, WAIT).toBe(0);
    expect(await asked).toBe('no answer');
    expect(dev.temporaryFiles()).toEqual([]);
  });
});
