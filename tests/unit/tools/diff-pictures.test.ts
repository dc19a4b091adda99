import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markDifferences } from '../../../scripts/tools/diff/mark-differences.ts';
import { writePicturesPage } from '../../../scripts/tools/diff/pictures-page.ts';

test('an index links to each picture, which is scrolled to the rows that differ, with some context; if none differs, the page says so', async () => {
  const after = await paint('white', 1);
  const change = { verdict: '1 pixel differs', pictures: { after } };
  const html = await writePicturesPage([
    { title: '/audit at 360 pixels', verdict: 'added', pictures: { after } },
    { ...change, title: '/one', rows: { first: 500, last: 500 } },
    { ...change, title: '/two', rows: { first: 20, last: 2990 } },
  ]);
  expect(html).toContain(`<ul>
<li><a href="#picture-0">/audit at 360 pixels</a>: added</li>
<li><a href="#picture-1">/one</a>: 1 pixel differs</li>
<li><a href="#picture-2">/two</a>: 1 pixel differs</li>
</ul>`);
  const targets = [...html.matchAll(/<section id="(.*?)">/g)].map(([, id]) => id);
  expect(targets).toEqual(['picture-0', 'picture-1', 'picture-2']);
  const strips = [...html.matchAll(/height: (\d+)px"><img onload="[^"]* = (\d+)"/g)];
  expect(strips.map(([, height, top]) => [height, top])).toEqual([
    ['161', '420'],
    ['1000', '0'],
  ]);
  expect(await writePicturesPage([])).toContain('<p>No picture differs.</p>');
});

test('pixels that differ are red and are counted', async () => {
  const white = await paint('white', 2);
  expect(await markDifferences(white, white)).toMatchObject({ differing: 0, rows: undefined });
  const longer = await markDifferences(white, await paint('white', 3));
  expect(longer).toMatchObject({ differing: 4, rows: { first: 2, last: 2 } });
  const pixels = await sharp(longer.marked).raw().toBuffer();
  expect([...pixels.subarray(-4)]).toEqual([230, 0, 60, 255]);
  const shorter = await markDifferences(await paint('white', 3), white);
  expect(shorter).toMatchObject({ differing: 4, rows: { first: 2, last: 2 } });
  expect((await markDifferences(white, await paint('black', 2))).differing).toBe(8);
});

function paint(background: string, height: number): Promise<Buffer> {
  return sharp({ create: { width: 4, height, channels: 3, background } })
    .png()
    .toBuffer();
}
