import { expect, test } from 'vitest';
import { findOverlaps } from '../../scripts/audit/browsers/overlaps.ts';
import { setupBrowser } from '../support/setup-browser.ts';
import { setupSite } from '../support/setup-site.ts';

const openPage = setupBrowser();
const at = setupSite();

test.each([360, 768, 1023, 1280])(
  'on the error page no words overlap, %i pixels wide',
  async (width) => {
    const page = await openPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(at('/contacts'));
    await page.locator('.did-you-mean__suggestion').waitFor();

    const overlaps = await page.evaluate(findOverlaps, 4);

    expect(overlaps.map(({ label }) => label)).toEqual([]);
  },
);
