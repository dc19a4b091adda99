import { basename, dirname } from 'node:path';
import { analyzeMetafile } from 'esbuild';
import type { RenderedPage } from '../render/page.ts';
import { writeFile } from '../write-file.ts';
import { routeTable, type WeighedSite } from './report.ts';

/**
 * Writes the size of every route, and esbuild's analysis of each script.
 *
 * @param file absolute.
 */
export async function writeReport(
  file: string,
  site: WeighedSite,
  rendered: readonly RenderedPage[],
): Promise<void> {
  const generated = rendered.filter(({ outcome }) => outcome === 'generated');
  const routes = await routeTable(site, generated);
  const scripts = await Promise.all(
    site.client.metafiles.map((metafile) => analyzeMetafile(metafile)),
  );
  writeFile(dirname(file), basename(file), [...routes, ...scripts].join('\n'));
}
