import { escapePattern } from '../../../shared/escape-pattern.ts';
import { count } from '../../count.ts';
import type { Check } from '../check.ts';
import { tool } from '../tools.ts';

/** The part of linkinator's API that is used. */
interface Linkinator {
  check: (options: object) => Promise<{ links: readonly Link[] }>;
}

interface Link {
  url: string;
  state: 'OK' | 'BROKEN' | 'SKIPPED';
  status?: number;
  parent?: string;
}

/**
 * linkinator follows every link, picture, script and anchor from every page and from the sitemap, over HTTP,
 * independently of the build's own check. The site's published address counts as the site; other origins are not
 * requested.
 */
export const links: Check = {
  name: 'links',
  title: 'Links and anchors that lead nowhere',
  fix: 'Correct the link on the page that is named, or add what it leads to.',
  async run(site) {
    const { check } = await tool<Linkinator>('linkinator');
    const origin = await site.origin();
    // Without the base: links outside it are the site's too, and lead nowhere.
    const host = new URL(origin).origin;
    const published = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(
      site.read('index.html') ?? '',
    );
    const found = await check({
      path: site.routes.map((route) => origin + route),
      recurse: true,
      sitemap: site.read('sitemap.xml') ? `${origin}/sitemap.xml` : false,
      checkCss: true,
      checkFragments: true,
      retry: false,
      urlRewriteExpressions: [
        { pattern: new RegExp(`^${escapePattern(published?.[1] ?? host)}`), replacement: host },
      ],
      linksToSkip: async (url: string) => !url.startsWith(host),
    });
    const asked = found.links.filter(({ state }) => state !== 'SKIPPED');
    const problems = asked
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, status, parent }) => `${url} (${status}) on ${parent}`.replaceAll(host, ''));
    const others = found.links.length - asked.length;
    return {
      covered: `${count(asked.length, 'link')}, ${others} of other origins or schemes left out`,
      result: 'all lead somewhere',
      problems,
    };
  },
};
