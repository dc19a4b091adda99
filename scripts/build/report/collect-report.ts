import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder, routePathOf } from '../../shared/urls.ts';
import { compressedSize } from '../compressed-size.ts';
import type { RenderedPage } from '../render/page.ts';
import type { SiteBuild } from '../site-build.ts';
import type { Weight } from './treemap.ts';

/** What the page of `--report` shows. Sizes are bytes after brotli where it does not say otherwise. */
export interface ReportData {
  routes: readonly {
    path: string;
    layout: string;
    html: number;
    payload: number;
    css: number;
    /** Source file and when it is hydrated. */
    islands: readonly { file: string; hydrate: string }[];
    /** Routes that it links to. */
    linksTo: readonly string[];
  }[];
  /** Published files. */
  assets: readonly Weight[];
  /** Modules of scripts, bytes before compression. */
  modules: readonly Weight[];
}

/** @param rendered the routes of the build that has just been written. */
export async function collectReport(
  build: SiteBuild,
  rendered: readonly RenderedPage[],
): Promise<ReportData> {
  const { folder, options, assets, client } = build;
  const paths = new Set(rendered.map(({ path }) => path));
  const sizeOf = (file: string) => compressedSize(readFileSync(join(folder, file)));
  const routes = rendered
    .filter(({ outcome }) => outcome === 'generated')
    .map(async ({ path, layout, styles: [css], islands, references }) => {
      const links = references
        .filter(({ kind }) => kind === 'link')
        .map(({ url }) => routePathOf(url.replace(/[?#].*$/, ''), options.base));
      return {
        path,
        layout,
        html: await sizeOf(`${outputFolder(path)}index.html`),
        payload: await sizeOf(`${outputFolder(path)}payload.json`),
        css: css === undefined ? 0 : await sizeOf(css.slice(options.base.length)),
        islands,
        linksTo: [...paths].filter((other) => other !== path && links.includes(other)).sort(),
      };
    });
  const files = [...assets].map(async ([name, content]) => ({
    name,
    size: /\.(js|css|json|svg|vtt)$/.test(name)
      ? await compressedSize(content)
      : Buffer.byteLength(content),
  }));
  return {
    routes: await Promise.all(routes),
    assets: await Promise.all(files),
    modules: client.modules,
  };
}
