import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  whyFileRefused,
  whyRequestRefused,
} from '../../../../scripts/dev/source-finder/source-finder.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

describe('a request for sources', () => {
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  const why = (remoteAddress: string | undefined, changes: object = {}, method = 'POST') =>
    whyRequestRefused({ method, headers: { ...headers, ...changes }, socket: { remoteAddress } });

  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('from %s is answered', (from) =>
    expect(why(from)).toBeUndefined(),
  );

  test.each(['192.168.1.5', '::ffff:192.168.1.5', 'fe80::1', '', undefined])(
    'from %s is refused',
    (from) => expect(why(from)).toContain('only on the machine that runs the server'),
  );

  test.each([
    ['by a page of another site', { origin: 'http://evil.example' }, 'POST'],
    ['by a page at another port', { origin: 'http://localhost:4000' }, 'POST'],
    ['that does not say by which page it is made', { origin: undefined }, 'POST'],
    ['that is not a POST', {}, 'GET'],
  ])('%s is refused', (_, changes, method) =>
    expect(why('::1', changes, method)).toContain('Only pages of http://localhost:3000'),
  );
});

describe('a file for the editor', () => {
  test('below the site is accepted', async () => {
    expect(whyFileRefused(await site(), 'pages/index.tsx')).toBeUndefined();
  });

  test.each([
    '../outside.ts',
    'pages/../../outside.ts',
    'pages\\..\\..\\outside.ts',
    '/etc/hosts',
    'C:\\autoexec.bat',
    'pages/index.tsx\0',
    'pages/gone.tsx',
    'pages',
    'pages/link.ts',
    '',
  ])('%j is refused, since it is none in the site’s folder', async (file) => {
    expect(whyFileRefused(await site(), file)).toContain(`There is no file "${file}"`);
  });
});

async function site(): Promise<string> {
  const folder = await temporaryFolder();
  const root = join(folder, 'site');
  await mkdir(join(root, 'pages'), { recursive: true });
  await writeFile(join(root, 'pages/index.tsx'), '');
  await writeFile(join(folder, 'outside.ts'), '');
  await symlink(join(folder, 'outside.ts'), join(root, 'pages/link.ts'));
  return root;
}
