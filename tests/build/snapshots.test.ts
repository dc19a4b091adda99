import { join } from 'node:path';
import { structuredPatch } from 'diff';
import { describe, expect, test } from 'vitest';
import {
  compareSnapshots,
  readSnapshots,
  type Snapshots,
  takeSnapshots,
  updateSnapshots,
} from '../../scripts/tools/snapshot/snapshots.ts';
import { projectRoot } from '../support/project-root.ts';
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

test('React prints no warning about any page of the site', async () => {
  const out = join(await temporaryFolder(), 'dist');
  const { code, stderr } = await runBuild({ out, args: ['--warnings'] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
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

/** A diff of the lines that differ between two sets of snapshots; empty if none do. */
function describeSnapshotChanges(kept: Snapshots, taken: Snapshots): string {
  const changes = compareSnapshots(kept, taken).map(({ name, change }) => {
    const title = `tests/snapshots/${name} is ${change}`;
    if (change !== 'changed') return title;
    return `${title}:\n${diffOf(kept.get(name) ?? '', taken.get(name) ?? '')}`;
  });
  if (changes.length === 0) return '';
  return `${changes.join('\n\n')}\n\nIf this is as it should be: npm run snapshot accepts the change.`;
}

function diffOf(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3 });
  return hunks
    .map(({ newStart, lines }) => [`  line ${newStart}`, ...lines].join('\n'))
    .join('\n\n');
}
