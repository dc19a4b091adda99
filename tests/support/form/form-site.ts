import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormEndpoint } from '../../../scripts/shared/form-endpoint.ts';
import { projectRoot } from '../project-root.ts';
import { type BuildOptions, runBuild } from '../sites/run-build.ts';

/** The line of `layouts/_site.ts` that says there is no endpoint. */
const UNSET = 'const formEndpoint: FormEndpoint | null = null;';

/** Builds this repository's own site below `folder`, with an endpoint. @returns its `dist/`. */
export async function buildFormSite(
  folder: string,
  endpoint: FormEndpoint,
  options: BuildOptions = {},
): Promise<string> {
  const parts = ['assets', 'components', 'layouts', 'pages', 'scripts/shared', 'package.json'];
  await Promise.all([
    ...parts.map((part) => cp(join(projectRoot, part), join(folder, part), { recursive: true })),
    symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules')),
  ]);
  const file = join(folder, 'layouts/_site.ts');
  const source = await readFile(file, 'utf8');
  if (!source.includes(UNSET)) throw new Error(`layouts/_site.ts does not say: ${UNSET}`);
  await writeFile(
    file,
    source.replace(UNSET, `const formEndpoint: FormEndpoint = ${JSON.stringify(endpoint)};`),
  );
  const out = join(folder, 'dist');
  const { code, stderr } = await runBuild({ root: folder, out, ...options });
  if (code !== 0) throw new Error(stderr);
  return out;
}
