import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type AssetFiles, assetFilesPlugin, hashedName } from './asset-files.ts';
import { bundleFaults } from './bundle-faults.ts';
import { SOURCE_OPTIONS } from './bundle-server.ts';
import type { SiteModules } from './discover-modules.ts';
import type { Route } from './discover-pages.ts';
import type { Fault } from './fault.ts';
import type { BuildOptions } from './options.ts';

export interface StyleBundle {
  /** The stylesheet of every page, inline in `<style>` so that the first paint needs one round trip. */
  site: string;
  /** Its `sha256-…` for the content security policy. */
  siteHash: string;
  /** URLs of the fonts that the site's stylesheet names, to be preloaded. */
  fonts: readonly string[];
  /** Page file → URL of the stylesheet of its blocks; absent where a page needs none. */
  pages: ReadonlyMap<string, string>;
  /** URL of such a stylesheet → the classes that it styles and the site's does not. */
  classes: ReadonlyMap<string, ReadonlySet<string>>;
  faults: readonly Fault[];
}

/**
 * Makes the stylesheets: what `assets/styles/site.css` and the layouts import is the site's own; what the
 * blocks of a page import beyond that becomes one file, shared by all pages with the same blocks.
 */
export async function bundleStyles(
  { root, base }: BuildOptions,
  routes: readonly Route[],
  modules: SiteModules,
  sources: Metafile['inputs'],
  assets: AssetFiles,
): Promise<StyleBundle> {
  const layoutFiles = [
    ...modules.layouts.values(),
    ...(modules.errorPage ? [modules.errorPage] : []),
  ];
  const site = new Set([
    ...(modules.siteStyles ? [modules.siteStyles] : []),
    ...layoutFiles.flatMap((file) => stylesOf(file, sources)),
  ]);
  const entries = new Map([['site', [...site]]]);
  const entryOf = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const { file } of routes) {
    const styles = stylesOf(file, sources).filter((style) => !site.has(style));
    if (styles.length === 0) continue;
    const key = styles.join('\n');
    const entry = keys.get(key) ?? `page-${keys.size}`;
    keys.set(key, entry);
    entries.set(entry, styles);
    entryOf.set(file, entry);
  }

  const result = await build({
    ...SOURCE_OPTIONS,
    absWorkingDir: root,
    entryPoints: [...entries.keys()].map((name) => ({ in: `styles:${name}`, out: name })),
    minify: true,
    outdir: root,
    plugins: [stylesPlugin(entries, root), assetFilesPlugin(assets, `${base}assets/`)],
    target: ['chrome111', 'firefox121', 'safari16.4'],
    write: false,
  }).catch((error: unknown) => bundleFaults(error, root));
  if (Array.isArray(result)) {
    return {
      site: '',
      siteHash: '',
      fonts: [],
      pages: new Map(),
      classes: new Map(),
      faults: result,
    };
  }

  const texts = new Map(
    result.outputFiles.map((file) => [basename(file.path, '.css'), file.text.trim()]),
  );
  const siteText = texts.get('site') ?? '';
  const siteClasses = new Set(classesIn(siteText));
  const urls = new Map<string, string>();
  const classes = new Map<string, ReadonlySet<string>>();
  for (const name of keys.values()) {
    const text = texts.get(name) ?? '';
    const file = hashedName('page', '.css', text);
    const url = `${base}assets/${file}`;
    assets.set(file, text);
    urls.set(name, url);
    classes.set(url, new Set(classesIn(text).filter((name) => !siteClasses.has(name))));
  }
  return {
    site: siteText,
    siteHash: `sha256-${createHash('sha256').update(siteText).digest('base64')}`,
    fonts: [...siteText.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url]) => url ?? ''),
    pages: new Map([...entryOf].map(([file, entry]) => [file, urls.get(entry) ?? ''])),
    classes,
    faults: bundleFaults(result.warnings, root),
  };
}

/** The classes in the selectors of a stylesheet. What only looks like one, in a URL, does no harm. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name);
}

/** The stylesheets that a module and all it imports import, in the order in which they are met. */
function stylesOf(file: string, sources: Metafile['inputs']): string[] {
  const met = new Set<string>();
  const visit = (path: string) => {
    if (met.has(path)) return;
    met.add(path);
    for (const imported of sources[path]?.imports ?? []) {
      if (!imported.external) visit(imported.path);
    }
  };
  visit(file);
  return [...met].filter((path) => path.endsWith('.css'));
}

function stylesPlugin(entries: ReadonlyMap<string, readonly string[]>, root: string): Plugin {
  return {
    name: 'styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^styles:/ }, ({ path }) => ({
        path: path.slice('styles:'.length),
        namespace: 'styles',
      }));
      onLoad({ filter: /.*/, namespace: 'styles' }, ({ path }) => ({
        contents: (entries.get(path) ?? []).map((file) => `@import "./${file}";`).join('\n'),
        loader: 'css',
        resolveDir: root,
      }));
    },
  };
}
