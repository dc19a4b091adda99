import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../scripts/browser/axe.ts';
import { NARROW, setupFrame, WIDE } from '../support/frame-page.ts';

const open = setupFrame();

describe.each([NARROW, WIDE])('axe finds nothing at $width pixels', (viewport) => {
  test.each(['/', '/contact', '/partners/atlassian', '/nothing/here', '/500'])(
    'on %s',
    async (path) => {
      const page = await open(path, { viewport, reducedMotion: 'reduce' });

      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test('on the error page in the dark layout', async () => {
    const page = await open('/partners/atlassian', { viewport, reducedMotion: 'reduce' });
    await page
      .locator('main a')
      .first()
      .evaluate((link) => link.setAttribute('href', '/partners/atlasian'));

    await page.locator('main a').first().click();
    await page.getByText('Route /partners/atlasian is not pre-rendered').waitFor();

    expect(await axeViolations(page)).toEqual([]);
  });

  test.each(['/contact', '/partners/atlassian'])('with the menu of %s open', async (path) => {
    const page = await open(path, { viewport, reducedMotion: 'reduce' });

    if (viewport === NARROW) await page.getByRole('button', { name: 'Menu' }).click();
    else await page.getByText('Platforms').first().click();

    expect(await axeViolations(page)).toEqual([]);
  });
});
