import type { AuditContext } from '../audit-context.ts';
import type { AuditedSite } from '../audited-site.ts';
import { scrollThrough } from './in-page.ts';
import type { OtherBrowser } from './other-browser.ts';
import { findOverlaps, SLACK } from './overlaps.ts';

/** In pixels: a laptop, and the narrowest window that WebKitGTK opens. */
const WIDTHS = [1280, 480];

const HEIGHT = 900;

/** Finds things that overlap in this browser but not in Chromium, with reduced motion. Closes the browser at the end. */
export async function findNewOverlaps(
  browser: OtherBrowser,
  site: AuditedSite,
  context: AuditContext,
): Promise<string[]> {
  const found: string[] = [];
  try {
    const origin = await site.origin();
    for (const width of WIDTHS) {
      await browser.setViewport({ width, height: HEIGHT });
      for (const route of site.routes) {
        const place = `${browser.name}: ${route}, ${width} pixels wide`;
        context.say(`browsers: ${place}`);
        await browser.goto(origin + route);
        await browser.evaluate(scrollThrough);
        const overlaps = await browser.evaluate(findOverlaps, SLACK.elsewhere);
        const known = new Set(await chromiumOverlaps(context, origin + route, width));
        const fresh = overlaps.filter(({ key }) => !known.has(key));
        found.push(...fresh.map(({ label }) => `${place}: ${label}`));
      }
    }
  } finally {
    await browser.close();
  }
  return found;
}

async function chromiumOverlaps(
  context: AuditContext,
  url: string,
  width: number,
): Promise<string[]> {
  const viewport = { width, height: HEIGHT };
  const page = await (await context.browser()).newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.evaluate(scrollThrough);
  const overlaps = await page.evaluate(findOverlaps, SLACK.inChromium);
  await page.close();
  return overlaps.map(({ key }) => key);
}
