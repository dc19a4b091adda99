import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareSites } from '../../diff/compare-sites.ts';
import { readSite } from '../../diff/read-site.ts';
import { writeMarkdown } from '../../diff/write-markdown.ts';
import { escapeText } from '../../shared/serialize.ts';
import { withFile } from '../faults/system-fault.ts';
import type { RenderedPage } from '../render/page.ts';
import type { SiteBuild } from '../site-build.ts';
import { collectReport } from './collect-report.ts';
import { reportPage } from './report-page.ts';

/**
 * Writes what a site weighs and how its pages hang together into one HTML page, beside the site that is published
 * just now.
 *
 * @param file absolute.
 */
export async function writeSiteReport(
  file: string,
  build: SiteBuild,
  routes: readonly RenderedPage[],
): Promise<void> {
  const { out } = build.options;
  const comparison = existsSync(join(out, 'manifest.json'))
    ? writeMarkdown(compareSites(await readSite(out), await readSite(build.folder)))
    : 'There is none.';
  const page = reportPage(
    await collectReport(build, routes),
    `<pre>${escapeText(comparison.replaceAll(/^#+ |<\/?(details|summary)>/gm, ''))}</pre>`,
  );
  withFile(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  });
}
