import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleStyles } from '../../../../scripts/prerender/bundle/bundle-styles.ts';
import { readOptions } from '../../../../scripts/prerender/options.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const SLIP = 'p { colr red }';

test('the stylesheet of a package may have slips, which browsers ignore, and fonts of any kind; one of the site may not', async () => {
  const root = join(await temporaryFolder(), 'site');
  const fonts = ['otf', 'ttf', 'eot'];
  await writeFiles(root, {
    'pages/own.css': SLIP,
    'node_modules/pack/pack.css': `@font-face { font-family: Pack; src: ${fonts
      .map((kind) => `url(pack.${kind}?#iefix)`)
      .join(', ')} } ${SLIP}`,
    ...Object.fromEntries(fonts.map((kind) => [`node_modules/pack/pack.${kind}`, kind])),
  });
  const assets = new Map();
  const bundle = (source: string) => bundleStyles(readOptions(['--root', root]), [source], assets);

  expect((await bundle('node_modules/pack/pack.css')).faults).toEqual([]);
  expect([...assets.keys()].map((name) => name.split('.').at(-1)).sort()).toEqual(fonts.sort());
  expect((await bundle('pages/own.css')).faults).toMatchObject([
    { what: 'Cannot compile pages/own.css:1', fix: 'Correct the source at this line.' },
  ]);
});
