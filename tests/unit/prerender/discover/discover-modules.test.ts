import { expect, test } from 'vitest';
import { discoverModules } from '../../../../scripts/prerender/discover/discover-modules.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

async function faultsOf(...files: string[]): Promise<string[]> {
  const root = await temporaryFolder();
  await writeFiles(root, Object.fromEntries(files.map((file) => [file, ''])));
  return discoverModules(root).faults.map(({ what, file }) => `${what} in ${file}`);
}

test('a layout or a behavior whose name could break out of an attribute is refused', async () => {
  const faults = await faultsOf(
    'layouts/default.tsx',
    'layouts/x"y.tsx',
    'components/Big Shout.behavior.ts',
  );

  expect(faults).toEqual([
    'Invalid name "x"y" in layouts/x"y.tsx',
    'Invalid name "Big Shout" in components/Big Shout.behavior.ts',
  ]);
});
