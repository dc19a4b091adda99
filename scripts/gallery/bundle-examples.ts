import type { ReactElement } from 'react';
import type { AssetFiles } from '../build/bundle/asset-files.ts';
import { layoutModules, openRenderBundler } from '../build/bundle/bundle-for-rendering.ts';
import {
  bundleInlineStyles,
  bundleLinkedStyles,
  type InlineStyle,
  type LinkedStyles,
} from '../build/bundle/bundle-styles.ts';
import { planStyles } from '../build/bundle/plan-styles.ts';
import { discoverModules } from '../build/discover/discover-modules.ts';
import { BuildFailure } from '../build/faults/fault.ts';
import { readOptions } from '../build/options.ts';
import { createRenderer, openBundle } from '../build/render/thread/open-bundle.ts';
import { renderTree } from '../build/render/thread/render-tree.ts';
import { type ExampleSet, findExampleSets } from './example-sets.ts';

/** The exports of a `*.examples.tsx` module. */
interface ExamplesModule {
  examples: Readonly<Record<string, ReactElement>>;
}

export interface Example {
  set: ExampleSet;
  /** `default`, `longest`, `one`, `many` … */
  name: string;
  /** Renders it to HTML. Islands come out as visitors without JavaScript get them. */
  render: () => Promise<string>;
}

/** All examples of a site, ready to render. */
export interface ExamplesBundle {
  sets: readonly ExampleSet[];
  /** Inline in every example. */
  siteStyle: InlineStyle;
  /** File of an example set → URL of its stylesheet. */
  sheets: LinkedStyles['pages'];
  /** Files that stylesheets and components refer to. */
  assets: AssetFiles;
  /** All examples, ready to be rendered. */
  open: () => Example[];
}

/**
 * Bundles all examples as the build bundles pages.
 *
 * @param folder where to put the bundle.
 * @param base the path that the gallery is served under.
 * @param namesSources as in BuildOptions.
 * @throws BuildFailure with everything that cannot be bundled.
 */
export async function bundleExamples(
  root: string,
  folder: string,
  base: string,
  namesSources = false,
): Promise<ExamplesBundle> {
  const options = { ...readOptions(['--root', root, '--base', base]), namesSources };
  const { modules } = discoverModules(root);
  const sets = findExampleSets(root);
  const assets: AssetFiles = new Map();
  const bundle = openRenderBundler(options, folder, assets);
  const examples = await bundle('examples', [
    ...layoutModules(modules),
    ...sets.map(({ path, file }) => [path, file] as const),
  ]);
  const plan = planStyles(sets, modules, examples.sources);
  const [inline, linked] = await Promise.all([
    bundleInlineStyles(options, plan, assets),
    bundleLinkedStyles(options, plan, assets),
  ]);
  const faults = [...examples.faults, ...inline.faults, ...linked.faults];
  if (faults.length > 0) throw new BuildFailure(faults);

  const urls = Object.fromEntries(modules.islands.map((file) => [file, '']));
  const open: ExamplesBundle['open'] = () => {
    const renderer = createRenderer(base);
    const bundled = openBundle(examples.file, renderer);
    return sets.flatMap((set) => {
      const module = bundled[set.path]?.() as ExamplesModule | undefined;
      return Object.entries(module?.examples ?? {}).map(([name, element]): Example => {
        const islandSettings = { urls, prefix: `${set.name}-${name}` };
        const render = async () => (await renderTree(element, renderer, islandSettings)).html;
        return { set, name, render };
      });
    });
  };
  return { sets, siteStyle: inline.site, sheets: linked.pages, assets, open };
}
