import type { SiteModules } from '../discover/discover-modules.ts';
import { listUpTo20 } from '../faults/fault.ts';
import { SITE_DEFAULTS, type SiteContext } from '../site-context.ts';

/** Addresses of nobody, and of this machine only. */
const NOT_PUBLIC =
  /^(?:(?:.*\.)?example\.(?:com|net|org)|(?:.*\.)?(?:localhost|test|invalid)|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** What a build that has succeeded did otherwise than its maintainer may expect, each in one line. */
export function notesOn(
  { base, siteUrl, site }: Pick<SiteContext, 'base' | 'siteUrl' | 'site'>,
  { leftOut }: Pick<SiteModules, 'leftOut'>,
): string[] {
  const notes: string[] = [];
  // An address that was given for this build is meant.
  const isOwn = siteUrl === site.url;
  if (isOwn && (siteUrl === SITE_DEFAULTS.url || NOT_PUBLIC.test(new URL(siteUrl).hostname))) {
    notes.push(
      `Not the address of a public site: ${siteUrl}. The sitemap, canonical links and previews name it. Set \`url\` in layouts/_site.ts, or give --site-url.`,
    );
  }
  if (base !== '/') {
    notes.push(
      `Nobody reads ${base}robots.txt and ${base}.well-known/: they count only at the root of a host.`,
    );
  }
  if (leftOut.length > 0) {
    notes.push(`Left out of assets/public/: ${listUpTo20(leftOut).replaceAll('\n', '\\n')}`);
  }
  return notes;
}
