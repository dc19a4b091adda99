import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASSET_ENDINGS } from '../../../../scripts/prerender/bundle/asset-files.ts';
import { projectRoot } from '../../../support/project-root.ts';

test('the compiler knows all files that the bundler takes, and no others', () => {
  const declared = readFileSync(join(projectRoot, 'assets/modules.d.ts'), 'utf8');
  const endings = [...declared.matchAll(/declare module '\*\.(\w+)'/g)].map(([, ending]) => ending);
  expect(endings).toEqual(['css', ...ASSET_ENDINGS]);
});
