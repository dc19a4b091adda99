import { join } from 'node:path';
import { runBuild } from './run-build.ts';
import { pageSource, SMALL_SITE, writeFiles } from './site-files.ts';

/** Builds a site of two pages that passes the audit. @returns its output. */
export async function buildAuditSite(root: string, base = '/'): Promise<string> {
  await writeFiles(root, {
    ...SMALL_SITE,
    'pages/index.tsx': pageSource('Home', '<details><summary>More</summary>Words</details>'),
    'pages/contact.tsx': pageSource('Contact', ''),
  });
  const { code, stderr } = await runBuild({ root, base });
  if (code !== 0) throw new Error(stderr);
  return join(root, 'dist');
}
