import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  readSnapshots,
  takeSnapshots,
  updateSnapshots,
} from '../../scripts/tools/snapshot/snapshots.ts';
import { projectRoot } from '../support/project-root.ts';
import { buildFaultless } from '../support/sites/built-output.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const kept = readSnapshots(join(projectRoot, 'tests/snapshots'));

test("the site's HTML matches its snapshots", async () => {
  const out = join(await temporaryFolder(), 'dist');
  await buildFaultless(projectRoot, { out });
  const taken = takeSnapshots(out);
  const advice = 'If this is as it should be: `npm run snapshot` accepts the change';
  expect([...taken.keys()].sort(), advice).toEqual([...kept.keys()]);
  for (const [name, html] of taken) {
    expect.soft(html, `tests/snapshots/${name} is changed. ${advice}`).toBe(kept.get(name));
  }
});

test('React prints no warning about any page of the site', async () => {
  const out = join(await temporaryFolder(), 'dist');
  await buildFaultless(projectRoot, { out, args: ['--warnings'] });
});

test('a change is accepted by writing new and changed snapshots and removing those of pages that are gone', async () => {
  const folder = join(await temporaryFolder(), 'snapshots');
  const [same, gone] = [['404.html', '<p>Not found</p>\n'] as const, '<p>Gone</p>\n'];
  updateSnapshots(folder, new Map([same, ['contact.html', '<p>Call</p>\n'], ['gone.html', gone]]));
  const taken = new Map([same, ['contact.html', '<p>Write</p>\n'], ['index.html', '<p>New</p>\n']]);
  const changes = updateSnapshots(folder, taken);
  expect(changes.map(({ name, change }) => `${name} ${change}`)).toEqual([
    'contact.html changed',
    'gone.html removed',
    'index.html added',
  ]);
  expect([...readSnapshots(folder)]).toEqual([...taken]);
  expect(updateSnapshots(folder, taken)).toEqual([]);
});
