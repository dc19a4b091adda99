import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { analyzeMetafile } from 'esbuild';
import { withFile } from '../faults/system-fault.ts';
import type { RenderedPage } from '../render/page.ts';
import { routeTable, type WeighedSite } from './report.ts';

/**
 * Writes what every route weighs, and what esbuild says is in each script.
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
  withFile(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [...routes, ...scripts].join('\n'));
  });
}
