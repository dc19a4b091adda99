import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../../build/options.ts';
import { AuditedSite } from '../audited-site.ts';

const BASE = '/below/';

/**
 * Builds the site again, to be served below a base path. Undefined if the site is below a base already, or if this
 * project has not built it, because then its sources are missing.
 */
export async function buildBelowBase(
  { dist, base }: AuditedSite,
  out: string,
): Promise<AuditedSite | undefined> {
  if (base !== '/' || dist !== join(PROJECT, 'dist')) return undefined;
  const build = [join(PROJECT, 'scripts/build.ts'), '--out', out, '--base', BASE];
  await promisify(execFile)(process.execPath, build);
  return new AuditedSite(out);
}
