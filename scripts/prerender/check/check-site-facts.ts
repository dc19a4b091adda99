import type { Site } from '../../shared/contracts.ts';
import type { Fault } from '../faults/fault.ts';
import { schemaFaults } from './schema-faults.ts';
import { siteSchema } from './site-schema.ts';

/** Checks the exports of `layouts/_site.ts`. Returns the site only if all of it is valid. */
export function checkSiteFacts(
  module: Partial<{ site: Site }>,
  file: string,
): { site?: Site; faults: Fault[] } {
  const { site } = module;
  const faults = schemaFaults(siteSchema, site, 'site', { file });
  return site && faults.length === 0 ? { site, faults } : { faults };
}
