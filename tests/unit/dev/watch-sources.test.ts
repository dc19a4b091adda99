import { execFile } from 'node:child_process';
import { appendFile, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { watchSources } from '../../../scripts/dev/watch-sources.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('a folder that did not exist is followed as soon as it is made', async () => {
  const { components, changed, isFollowed } = await watched();
  await mkdir(components);
  await changed();
  await isFollowed();
});

test('a folder that was renamed or removed is followed again when it is back', async () => {
  const { away, components, changed, isFollowed } = await watched();
  await mkdir(components);
  await changed();
  await rename(components, away);
  await changed();
  await rename(away, components);
  await changed();
  await isFollowed();

  await rm(components, { recursive: true });
  await changed();
  await mkdir(components);
  await changed();
  await isFollowed();
});

test('a folder that takes the place of another at once is followed, as when another branch is checked out', async () => {
  const { away, components, changed, isFollowed } = await watched();
  await mkdir(components);
  await isFollowed();
  await rename(components, away);
  await mkdir(components);
  await changed();
  await isFollowed();
});

test('a file that an editor replaces is reported each time, also in a folder below', async () => {
  const { components, changed, reported } = await watched();
  await mkdir(join(components, 'ui'), { recursive: true });
  await changed();
  const card = join(components, 'ui/Card.tsx');
  for (const text of ['one', 'two', 'three', 'four']) {
    await writeFile(join(components, 'ui/.Card.tsx.new'), text);
    await rename(join(components, 'ui/.Card.tsx.new'), card);
    await expect.poll(() => reported.splice(0)).toContain(card);
  }
});

test('sources are still followed after folders have vanished as soon as they were made', async () => {
  const { components, changed, isFollowed } = await watched();
  await mkdir(components);
  await changed();
  const below = join(components, 'a');
  // In a process of its own, so that the watcher is at work meanwhile.
  const makeAndRemove = `for (let time = 0; time < 300; time++) {
    fs.mkdirSync(path.join(process.argv[1], 'b/c/d'), { recursive: true });
    fs.rmSync(process.argv[1], { recursive: true });
  }`;
  await promisify(execFile)(process.execPath, ['--eval', makeAndRemove, below]);
  await isFollowed();
});

// On Windows, it is not an error.
test.skipIf(process.platform === 'win32')(
  'what the system does not let us look at is reported as an error, and sources are still followed',
  async () => {
    const errors: unknown[] = [];
    const { components, changed, isFollowed } = await watched((error) => errors.push(error));
    await mkdir(components);
    await changed();
    await symlink('itself', join(components, 'itself'));
    await expect.poll(() => errors).toContainEqual(expect.objectContaining({ code: 'ELOOP' }));
    await isFollowed();
  },
);

test('what is beside the folders is not followed', async () => {
  const { away, components, changed, reported } = await watched();
  await mkdir(away);
  await writeFile(join(away, 'file.ts'), '');
  await mkdir(components);
  await changed();
  expect(reported.filter((file) => file.startsWith(away))).toEqual([]);
});

test('what changes while a change is handled is reported once, together', async () => {
  const root = await temporaryFolder();
  const handled = Promise.withResolvers<void>();
  const reports: (readonly string[])[] = [];
  onTestFinished(
    watchSources(
      [root],
      (files) => {
        reports.push(files.toSorted());
        return handled.promise;
      },
      refuseError,
    ),
  );
  const [first, ...others] = ['a.ts', 'b.ts', 'c.ts', 'd.ts'].map((name) => join(root, name));
  await expect
    .poll(async () => {
      await writeFile(String(first), '');
      return reports.length;
    })
    .toBe(1);
  for (const file of others) {
    await writeFile(file, '');
    // Longer than what is written together.
    await setTimeout(30);
  }
  expect(reports).toEqual([[first]]);
  handled.resolve();
  await expect.poll(() => reports.slice(1).flat()).toEqual(expect.arrayContaining(others));
  expect(reports.length).toBe(2);
});

function refuseError(error: unknown): never {
  throw error;
}

/** Watches `components/`, which does not exist yet. */
async function watched(onError: (error: unknown) => void = refuseError) {
  const root = await temporaryFolder();
  const components = join(root, 'components');
  const card = join(components, 'Card.tsx');
  const reported: string[] = [];
  onTestFinished(
    watchSources(
      [components],
      async (files) => {
        reported.push(...files);
      },
      onError,
    ),
  );
  return {
    away: join(root, 'away'),
    components,
    reported,
    /** Waits until the folder is reported. */
    async changed() {
      await expect.poll(() => reported).toContain(components);
      reported.length = 0;
    },
    /** Writes a file in the folder until it is reported. */
    async isFollowed() {
      const edit = async () => {
        await appendFile(card, ' ');
        return reported.splice(0);
      };
      await expect.poll(edit).toContain(card);
    },
  };
}
