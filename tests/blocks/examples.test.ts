import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderAllExamples } from '../../scripts/dev/gallery/render-gallery.ts';
import { createSitePreparer } from '../../scripts/dev/site-preparer.ts';
import { discoverModules } from '../../scripts/prerender/discover/discover-modules.ts';
import { readOptions } from '../../scripts/prerender/options.ts';
import { makeMarkup } from '../../scripts/prerender/render/thread/make-markup.ts';
import { projectRoot } from '../support/project-root.ts';
import { suiteFolder } from '../support/temporary-folder.ts';

const options = readOptions(['--root', projectRoot]);
const preparer = createSitePreparer(options, suiteFolder(), () => {});
afterAll(preparer.close);
// A warning of React’s development build is a fault, with which this would fail.
const pool = preparer.checkPool;
const site = await preparer.prepare([]);
const render = () => renderAllExamples(site, pool);
const rendered = await render();
const behaviors = Object.keys(discoverModules(projectRoot).modules.behaviors);

const titled = rendered.examples.map(({ file, name, html }) => ({
  title: `${basename(file, '.examples.tsx')}: ${name}`,
  html,
}));

test('every block has examples, a `default` among them', () => {
  const folder = join(projectRoot, 'components/blocks');
  const blocks = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, `${name}.tsx`)),
  );
  const titles = titled.map(({ title }) => title);
  expect(blocks.filter((name) => !titles.includes(`${name}: default`))).toEqual([]);
});

test('all examples render without a fault, and the same twice', async () => {
  expect(rendered.faults).toEqual([]);
  expect(await render()).toEqual(rendered);
});

test.each(titled)('$title renders markup that fits into any page', ({ html }) => {
  const { faults, behaviors: named } = makeMarkup(html).findings;

  expect(html).not.toMatch(/undefined|NaN|\[object/);
  // Without its stylesheet, a drawing without a size would fill the screen.
  const drawings = html.match(/<svg\b[^>]*viewBox[^>]*>/g) ?? [];
  expect(drawings.filter((tag) => !/ width="/.test(tag) || !/ height="/.test(tag))).toEqual([]);
  // The islands are in their slots already.
  const isOther = ({ what }: { what: string }) => !what.startsWith('An island is not where');
  expect(faults.filter(isOther)).toEqual([]);
  expect(named.filter((name) => !behaviors.includes(name))).toEqual([]);
});
