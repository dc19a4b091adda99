import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateSite } from '../../../scripts/tools/bench/generate-site.ts';
import { pointwork } from '../../../scripts/tools/bench/site-tools.ts';
import { readSitePages } from '../../../scripts/tools/read-site-pages.ts';
import { buildFaultless } from '../../support/sites/built-output.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('the site that the bench generates for the engine is built without a fault, with as many routes as asked for', async () => {
  const root = generateSite(pointwork, 120, await temporaryFolder());
  await buildFaultless(root);
  const { routes } = readSitePages(join(root, 'dist'));
  expect(routes).toHaveLength(120);
  expect(routes).toContain('/guides-1/guide-19');
});
