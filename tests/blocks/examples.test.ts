import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderGalleryExamples } from '../../scripts/dev/gallery/render-gallery-examples.ts';
import { scanMarkup } from '../../scripts/prerender/check/scan-markup.ts';
import { discoverModules } from '../../scripts/prerender/discover/discover-modules.ts';
import { projectRoot } from '../support/project-root.ts';

const render = () => renderGalleryExamples(projectRoot, '/', { react: 'development' });

// A warning of React’s development build is a fault, with which this would fail.
const { examples } = await render();
const behaviors = Object.keys(discoverModules(projectRoot).modules.behaviors);

const titled = examples.map((example) => ({
  title: `${example.set.name}: ${example.name}`,
  example,
}));

test('every block has examples, a `default` among them', () => {
  const folder = join(projectRoot, 'components/blocks');
  const blocks = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, `${name}.tsx`)),
  );
  const shown = examples.flatMap(({ set, name }) => (name === 'default' ? [set.path] : []));

  expect(blocks.filter((name) => !shown.includes(`/blocks/${name}`))).toEqual([]);
});

test('all examples render without a fault, and the same twice', async () => {
  expect((await render()).examples).toEqual(examples);
});

test.each(titled)('$title renders markup that fits into any page', ({ example: { html } }) => {
  const { faults, behaviors: named } = scanMarkup(html).scan;

  expect(html).not.toMatch(/undefined|NaN|\[object/);
  // The islands are in their slots already.
  const isOther = ({ what }: { what: string }) => !what.startsWith('An island is not where');
  expect(faults.filter(isOther)).toEqual([]);
  expect(named.filter((name) => !behaviors.includes(name))).toEqual([]);
});
