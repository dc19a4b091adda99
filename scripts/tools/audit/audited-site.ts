import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSitePages, type SitePages } from '../read-site-pages.ts';

/** A folder that the build has published, for the path `/`. */
export interface AuditedSite extends SitePages {
  dist: string;
  /** The text of a file, one character per byte; empty if there is none. */
  read: (path: string) => string;
}

/** @throws Error that says what to do when the folder is no such site. */
export function readAuditedSite(dist: string): AuditedSite {
  const pages = readSitePages(dist);
  if (pages.base !== '/')
    throw new Error(`${dist} was built for ${pages.base}. Build it without --base to audit it.`);
  const read = (path: string) => {
    const file = join(dist, path);
    return existsSync(file) ? readFileSync(file, 'latin1') : '';
  };
  return { ...pages, dist, read };
}
