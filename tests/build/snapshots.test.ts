import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  readSnapshots,
  takeSnapshots,
  updateSnapshots,
} from '../../scripts/tools/snapshot/snapshots.ts';
import { projectRoot } from '../support/project-root.ts';
import { describeSnapshotChanges } from '../support/sites/describe-snapshot-changes.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test("the site's HTML matches its snapshots", async () => {
  const out = join(await temporaryFolder(), 'dist');
  const { code, stderr } = await runBuild({ out });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

  const kept = readSnapshots(join(projectRoot, 'tests/snapshots'));
  const changes = describeSnapshotChanges(kept, takeSnapshots(out));
  if (changes !== '') expect.fail(`The HTML of the site has changed.\n\n${changes}`);
});

describe('a difference from the snapshots', () => {
  const kept = new Map([
    ['404.html', '<p>Not found</p>\n'],
    ['contact.html', `${'<p>same</p>\n'.repeat(9)}<p>Call us</p>\n${'<p>same</p>\n'.repeat(9)}`],
    ['gone.html', '<p>Gone</p>\n'],
  ]);
  const taken = new Map([
    ['404.html', '<p>Not found</p>\n'],
    ['contact.html', kept.get('contact.html')?.replace('Call us', 'Write to us') ?? ''],
    ['index.html', '<p>New</p>\n'],
  ]);

  test('is reported with the changed lines and the command that accepts it', () => {
    expect(describeSnapshotChanges(kept, taken)).toBe(`\
tests/snapshots/contact.html is changed:
  line 7
 <p>same</p>
 <p>same</p>
 <p>same</p>
-<p>Call us</p>
+<p>Write to us</p>
 <p>same</p>
 <p>same</p>
 <p>same</p>

tests/snapshots/gone.html is removed

tests/snapshots/index.html is added

If this is as it should be: npm run snapshot accepts the change.`);
    expect(describeSnapshotChanges(taken, taken)).toBe('');
  });

  test('is accepted by writing new and changed snapshots and removing those of pages that are gone', async () => {
    const folder = join(await temporaryFolder(), 'snapshots');
    updateSnapshots(folder, kept);
    const changes = updateSnapshots(folder, taken);
    expect(changes.map(({ name, change }) => `${name} ${change}`)).toEqual([
      'contact.html changed',
      'gone.html removed',
      'index.html added',
    ]);
    expect([...readSnapshots(folder)]).toEqual([...taken]);
    expect(updateSnapshots(folder, taken)).toEqual([]);
  });
});
