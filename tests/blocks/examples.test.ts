import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { scanMarkup } from '../../scripts/build/check/scan-markup.ts';
import { discoverModules } from '../../scripts/build/discover/discover-modules.ts';
import { bundleExamples } from '../../scripts/gallery/bundle-examples.ts';
import { projectRoot } from '../support/project-root.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const bundle = await bundleExamples(projectRoot, suiteFolder(), '/');
const examples = bundle.open();
const behaviors = [...discoverModules(projectRoot).modules.behaviors.keys()];

const titled = examples.map((example) => ({
  title: `${example.set.name}: ${example.name}`,
  example,
}));

test('there is no browser here', () => {
  expect(globalThis).not.toHaveProperty('window');
  expect(globalThis).not.toHaveProperty('document');
});

test('every block has examples, a `default` among them', () => {
  const folder = join(projectRoot, 'components/blocks');
  const blocks = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, `${name}.tsx`)),
  );
  const shown = examples.flatMap(({ set, name }) => (name === 'default' ? [set.path] : []));

  expect(blocks.filter((name) => !shown.includes(`/blocks/${name}`))).toEqual([]);
});

describe.each(titled)('$title', ({ example }) => {
  test('renders without a React warning', async () => {
    const warn = vi.spyOn(console, 'error');
    await example.render();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('renders markup that fits into any page', async () => {
    const html = await example.render();
    const { repeatedIds, inlineCode, misplaced, behaviors: named } = scanMarkup(html);

    expect(html).not.toMatch(/undefined|NaN|\[object/);
    expect({ repeatedIds, inlineCode, misplaced }).toEqual({
      repeatedIds: [],
      inlineCode: [],
      misplaced: [],
    });
    expect(named.filter((name) => !behaviors.includes(name))).toEqual([]);
  });

  test('renders the same twice', async () => {
    expect(await example.render()).toBe(await example.render());
  });
});
