import { expect, test } from 'vitest';
import { findOverlaps } from '../../support/browser/find-overlaps.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';

const open = setupSharedContext();

/** The overlaps on a page. */
async function overlapsOn(body: string, slack = 4): Promise<string[]> {
  const page = await open({ viewport: { width: 800, height: 600 } });
  await page.setContent(`<style>body, p { margin: 0 } .up { margin-top: -15px }</style>${body}`);
  return page.evaluate(findOverlaps, slack);
}

test('text over text or over a picture is found, and text beside it is not', async () => {
  expect(await overlapsOn('<p>One</p><p class="up">Two</p><p>Three</p>')).toEqual([
    '"One" (p.) and "Two" (p.up)',
  ]);
  const picture = '<svg class="plan" width="90" height="90"></svg>';
  expect(await overlapsOn(`${picture}<p class="up">Caption</p>`)).toEqual([
    '"Caption" (p.up) and svg.plan',
  ]);
});

test('invisible things overlap nothing', async () => {
  const hidden = ['opacity: 0', 'visibility: hidden', 'height: 1px; width: 1px; overflow: hidden'];
  for (const style of hidden) {
    expect(await overlapsOn(`<p>One</p><p class="up" style="${style}">Two</p>`)).toEqual([]);
  }
  const clipped = '<div style="overflow: hidden; height: 1px"><p>One</p></div><p>Two</p>';
  expect(await overlapsOn(clipped)).toEqual([]);
});

test('letters along a path are left out, since their boxes are elsewhere', async () => {
  const curved =
    '<svg><path id="p" d="M0 9h90"/><text><textPath href="#p">One</textPath></text></svg>';
  expect(await overlapsOn(`${curved}<p style="margin-top: -150px">Two</p>`)).not.toContain(
    '"One" (textPath.) and "Two" (p.)',
  );
});

test('an overlap of a few pixels is tolerated, unless none is asked for', async () => {
  const close = '<p>One</p><p style="margin-top: -3px">Two</p>';
  expect(await overlapsOn(close)).toEqual([]);
  expect(await overlapsOn(close, 0)).not.toEqual([]);
});
