import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../scripts/server/listen.ts';
import { writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('a folder is served at the port that PORT names, as hosts expect it', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'index.html': 'served' });
  const { port, close } = await listen(createServer(), 0);
  await close();
  const module = new URL('../../../scripts/server/serve-folder.ts', import.meta.url);
  const serve = `(await import(${JSON.stringify(module)})).serveFolder(${JSON.stringify(folder)})`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', serve], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  for await (const [text] of on(server.stdout, 'data', { close: ['end'] })) {
    if (String(text).includes(`:${port}`)) break;
  }
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('served');
});
