import type { Site } from '../../shared/contracts.ts';
import { siteOrigin } from '../../shared/urls.ts';
import { policyForMeta } from '../document/content-security-policy.ts';
import { type Fault, messageOf } from '../faults/fault.ts';
import { checkHeadEntries } from './check-head-entries.ts';
import { findNonJson } from './find-non-json.ts';

/** Checks the exports of `layouts/_site.ts`. Returns the site only if all of it is valid. */
export function checkSiteFacts(module: unknown, file: string): { site?: Site; faults: Fault[] } {
  const site = (module as { site?: Site } | undefined)?.site;
  if (typeof site !== 'object' || site === null) {
    return { faults: [unusable(file, 'The module does not export `site`.')] };
  }
  const reasons: string[] = [];
  const attempt = (check: () => unknown) => {
    try {
      check();
    } catch (error) {
      reasons.push(messageOf(error));
    }
  };
  const { name, url, thirdParties, formEndpoint } = site;
  if (typeof name !== 'string' || name.trim() === '')
    reasons.push('site.name is missing or empty.');
  for (const fact of ['language', 'themeColor'] as const) {
    const value = site[fact];
    if (value !== undefined && typeof value !== 'string')
      reasons.push(`site.${fact} is not a string.`);
  }
  attempt(() => siteOrigin(String(url ?? '')));
  attempt(() => policyForMeta({ styleHashes: [], thirdParties, formEndpoint }));
  reasons.push(...checkHeadEntries(site, 'site'));
  const given = Object.entries(site).filter(([, value]) => value !== undefined);
  const nonJson = findNonJson(Object.fromEntries(given), 'site');
  if (nonJson)
    reasons.push(`${nonJson.path} is ${nonJson.found}; only JSON can be written into pages.`);

  const faults = reasons.map((why) => unusable(file, why));
  return faults.length > 0 ? { faults } : { site, faults };
}

function unusable(file: string, why: string): Fault {
  return {
    what: "The site's facts cannot be used",
    file,
    why,
    fix: 'Correct `site` in this file; see Site in scripts/shared/contracts.ts.',
  };
}
