import type { AssetFiles } from '../../prerender/bundle/asset-files.ts';
import { bundleInlineStyles, type InlineStyle } from '../../prerender/bundle/bundle-styles.ts';
import { linkedStyles } from '../../prerender/bundle/plan-styles.ts';
import { createStyleLinker } from '../../prerender/bundle/style-linker.ts';
import { discoverModules } from '../../prerender/discover/discover-modules.ts';
import { BuildFailure } from '../../prerender/faults/fault.ts';
import { type BuildOptions, readOptions } from '../../prerender/options.ts';
import { layoutsTask } from '../../prerender/render/thread-messages.ts';
import { openThreadPool } from '../../prerender/render/thread-pool.ts';
import { type ExampleSet, findExampleSets } from './example-sets.ts';

export interface Example {
  set: ExampleSet;
  /** `default`, `longest`, `one`, `many` … */
  name: string;
  html: string;
}

/** All examples of a site. */
export interface RenderedExamples {
  sets: readonly ExampleSet[];
  examples: readonly Example[];
  /** Inline in every example. */
  siteStyle: InlineStyle;
  /** File of an example set → URLs of its stylesheets. */
  styles: ReadonlyMap<string, readonly string[]>;
  /** Files that stylesheets and components refer to. */
  assets: AssetFiles;
}

/**
 * Renders all examples as the build renders pages.
 *
 * @param base the path that the gallery is served under.
 * @param changed options of the build that are not the default.
 * @throws BuildFailure with every fault.
 */
export async function renderGalleryExamples(
  root: string,
  base: string,
  changed: Partial<BuildOptions> = {},
): Promise<RenderedExamples> {
  const options = { ...readOptions(['--root', root, '--base', base]), ...changed };
  const { modules } = discoverModules(root);
  const sets = findExampleSets(root);
  const assets: AssetFiles = new Map();
  const linker = createStyleLinker(options, assets);
  const pool = openThreadPool(1, options, { linkStyles: linker.link, assets, print: () => {} });
  try {
    const islandUrls = Object.fromEntries(modules.islands.map((file) => [file, '']));
    const scripts = { islandUrls, islandStyles: {}, behaviorUrls: {} };
    const layouts = await pool.run(layoutsTask(modules, scripts));
    const files = sets.map(({ file }) => file);
    const rendered = await pool.run({ kind: 'examples', files, islandUrls });
    const inline = await bundleInlineStyles(options, modules, layouts, assets);
    const urls = await linker.link(
      files.map((file) => linkedStyles(rendered.styles[file] ?? [], inline.plan)),
    );
    const faults = [...rendered.faults, ...inline.faults, ...linker.faults];
    if (faults.length > 0) throw new BuildFailure(faults);
    return {
      sets,
      examples: sets.flatMap((set) =>
        rendered.examples
          .filter(({ file }) => file === set.file)
          .map(({ name, html }) => ({ set, name, html })),
      ),
      siteStyle: inline.site,
      styles: new Map(files.map((file, index) => [file, urls[index] ?? []])),
      assets,
    };
  } finally {
    await pool.close();
  }
}
