import { execFile } from 'node:child_process';
import { appendFile, mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followSources } from '../../../scripts/dev/follow-sources.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Longer than an event takes, also on a slow machine. */
const WAIT = { timeout: 10_000 };

test('a folder that is followed need not exist: it is followed when it is made, is back, or is replaced at once', async () => {
  const { root, components, isFollowed } = await following();
  const away = join(root, 'away');
  await isFollowed(components);
  await rename(components, away);
  await rename(away, components);
  await isFollowed(components);
  await rm(components, { recursive: true });
  await isFollowed(components);
  // As when another branch is checked out.
  await rename(components, away);
  await isFollowed(components);
});

test('a folder that is followed may be a link, and have links to files and folders in it', async () => {
  const { root, components, reported, isFollowed } = await following();
  const [real, folder] = [join(root, 'real'), join(root, 'folder')];
  await mkdir(real);
  await mkdir(folder);
  await symlink(real, components);
  await isFollowed(components);
  await symlink(folder, join(components, 'linked'));
  await isFollowed(folder, join(components, 'linked'));
  const words = join(root, 'words.ts');
  await writeFile(words, 'one');
  await symlink(words, join(components, 'words.ts'));
  await expect.poll(reported, WAIT).toContain(join(components, 'words.ts'));
  await writeFile(`${words}.new`, 'two');
  await rename(`${words}.new`, words);
  await expect.poll(reported, WAIT).toContain(join(components, 'words.ts'));
});

test('folders that vanish as soon as they are made do not end the following', async () => {
  const { components, isFollowed } = await following();
  await isFollowed(components);
  // In a process of its own, so that its events arrive meanwhile.
  const makeAndRemove = `for (let time = 0; time < 300; time++) {
    fs.mkdirSync(path.join(process.argv[1], 'b/c/d'), { recursive: true });
    fs.rmSync(process.argv[1], { recursive: true });
  }`;
  await promisify(execFile)(process.execPath, ['--eval', makeAndRemove, join(components, 'a')]);
  await isFollowed(components);
});

test('a file is reported each time that an editor replaces it, also one outside the folders that is followed', async () => {
  const { root, components, reported, follower, isFollowed } = await following();
  const card = join(components, 'Card.tsx');
  await mkdir(components);
  for (const text of ['one', 'two', 'three']) {
    await writeFile(join(components, '.Card.tsx.new'), text);
    await rename(join(components, '.Card.tsx.new'), card);
    await expect.poll(reported, WAIT).toContain(card);
  }
  const folder = join(root, 'elsewhere');
  await mkdir(folder);
  await writeFile(join(folder, 'Card.tsx'), '');
  follower.add(join(folder, 'Card.tsx'));
  await isFollowed(folder);
});

test('what editors write beside a file, and what is hidden, is not reported, unless it is published', async () => {
  const { root, components, reported, isFollowed } = await following();
  await isFollowed(components);
  for (const name of ['.Card.tsx.swp', 'Card.tsx~', '.hidden.ts']) {
    await writeFile(join(components, name), '');
  }
  await mkdir(join(root, 'assets/public/.well-known'), { recursive: true });
  const hidden = join(root, 'assets/public/.well-known/change-password');
  await writeFile(hidden, '');
  const all: string[] = [];
  await expect.poll(() => all.push(...reported()) && all, WAIT).toContain(hidden);
  expect(all.filter((file) => !/Card\.tsx$|change-password$/.test(file))).toEqual([]);
});

test('what has changed without an event is reported when somebody looks', async () => {
  // As on the file system of another machine.
  vi.stubEnv('CHOKIDAR_USEPOLLING', '1').stubEnv('CHOKIDAR_INTERVAL', '1000000');
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = await temporaryFolder();
  await mkdir(join(root, 'components'));
  const { components, reported, follower } = await following(undefined, undefined, root);
  const file = join(components, 'Card.tsx');
  await writeFile(file, 'one');
  follower.compareFiles();
  expect(reported()).toEqual([file]);
  follower.compareFiles();
  expect(reported()).toEqual([]);
  // As `cp -p` and some editors do.
  await writeFile(file, 'six');
  await utimes(file, 1, 1);
  follower.compareFiles();
  expect(reported()).toContain(file);
});

test('after a change that cannot be handled, the error is reported and following goes on', async () => {
  const errors: unknown[] = [];
  const error = new Error('not handled');
  const handle = async () => {
    throw error;
  };
  const onError = (reason: unknown) => void errors.push(reason);
  const { components, reported, follower } = await following(handle, onError);
  await mkdir(components);
  for (const name of ['a.ts', 'b.ts']) {
    await writeFile(join(components, name), '');
    follower.compareFiles();
    expect(reported()).toEqual([join(components, name)]);
  }
  await expect.poll(() => errors, WAIT).toEqual([error, error]);
});

// On Windows, it is not an error.
test.skipIf(process.platform === 'win32')(
  'a folder that the system does not let us read is an error, once, and counts as gone until it can be read',
  async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const { components, reported, follower, isFollowed } = await following(undefined, onError);
    await isFollowed(components);
    const [card, link] = [join(components, 'Card.tsx'), join(components, 'link')];
    for (const target of ['link', '.']) {
      await symlink(target, link);
      follower.compareFiles();
      expect(reported()).toContain(card);
      await rm(link);
      follower.compareFiles();
      expect(reported()).toContain(card);
    }
    expect(errors).toMatchObject([{ code: 'ELOOP' }]);
    await isFollowed(components);
  },
);

/** Follows `components/` and `assets/`, which need not exist. */
async function following(
  handle = async () => {},
  onError = (error: unknown): void => {
    throw error;
  },
  folder: string | Promise<string> = temporaryFolder(),
) {
  const root = await folder;
  const components = join(root, 'components');
  const files: string[] = [];
  const reported = () => files.splice(0);
  const onChange = (changed: readonly string[]) => {
    files.push(...changed);
    return handle();
  };
  const follower = followSources([components, join(root, 'assets')], onChange, onError);
  onTestFinished(follower.close);
  return {
    root,
    components,
    follower,
    /** What has been reported since the last call. */
    reported,
    /** Writes a file in a folder until it is reported, perhaps by the name that a link gives to the folder. */
    async isFollowed(place: string, name = place) {
      await mkdir(place, { recursive: true });
      reported();
      const edit = async () => {
        await appendFile(join(place, 'Card.tsx'), ' ');
        return reported();
      };
      await expect.poll(edit, WAIT).toContain(join(name, 'Card.tsx'));
    },
  };
}
