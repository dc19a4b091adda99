import { readFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openGalleryFolder } from '../../../scripts/dev/gallery-folder.ts';
import { SMALL_SITE, writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('after a change, the gallery is built again once the build before it has ended, and closing it waits for both', async () => {
  const folder = await temporaryFolder();
  const record = join(folder, 'record');
  await writeFiles(folder, {
    ...SMALL_SITE,
    'components/ui/Dot.examples.tsx': `
const { appendFileSync } = process.getBuiltinModule('node:fs');
const note = (text) => appendFileSync(${JSON.stringify(record)}, text);
note('begins, ');
await new Promise((done) => setTimeout(done, 500));
note('ends, ');
export const examples = { default: <i>Dot</i> };
`,
  });
  let version = 'one';
  const gallery = openGalleryFolder(folder, join(folder, 'gallery'), () => version);
  const answer = () =>
    gallery.answer('/_gallery/', new ServerResponse(new IncomingMessage(new Socket())));
  const answers = [answer(), answer()];
  version = 'two';
  answers.push(answer());
  await gallery.close();
  expect(await readFile(record, 'utf8')).toBe('begins, ends, begins, ends, ');
  expect(await Promise.all(answers)).toEqual([true, true, true]);
});
