import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { markDifferences } from '../../scripts/diff/mark-differences.ts';
import { writePicturesPage } from '../../scripts/diff/pictures-page.ts';

const WIDTH = 10;

let html: string;

beforeAll(async () => {
  const plain = await paint(3000);
  html = await writePicturesPage([
    { change: 'added', title: '/audit at 360 pixels', picture: plain },
    { change: 'removed', title: '/old at 360 pixels', picture: plain },
    await change('/one', plain, await paint(3000, { x: 4, y: 500 })),
    await change('/two', plain, await paint(3000, { x: 4, y: 20 }, { x: 2, y: 2990 })),
    await change('/short', await paint(100), await paint(400)),
  ]);
});

test('an index links to each picture and says what happened to it', () => {
  expect(html).toContain(`<ul>
<li><a href="#picture-0">/audit at 360 pixels</a>: added</li>
<li><a href="#picture-1">/old at 360 pixels</a>: removed</li>
<li><a href="#picture-2">/one</a>: 1 pixel differs</li>
<li><a href="#picture-3">/two</a>: 2 pixels differ</li>
<li><a href="#picture-4">/short</a>: 3,000 pixels differ</li>
</ul>`);
  const targets = [...html.matchAll(/<section id="(.*?)">/g)].map(([, id]) => id);
  expect(targets).toEqual([0, 1, 2, 3, 4].map((number) => `picture-${number}`));
});

test('a picture that is new or gone is shown in full', async () => {
  expect(await heights('picture-0')).toEqual([3000]);
  expect(await heights('picture-1')).toEqual([3000]);
});

test('the rows that differ come first, with some context, and the full pictures on demand', async () => {
  expect(await heights('picture-2')).toEqual([161, 161, 161, 3000, 3000, 3000]);
  expect(html).toContain('<details><summary>The whole pictures</summary>');
});

test('at most a thousand differing rows are shown', async () => {
  expect((await heights('picture-3')).slice(0, 3)).toEqual([1000, 1000, 1000]);
});

test('a picture that is shorter is cut where it ends', async () => {
  expect((await heights('picture-4')).slice(0, 3)).toEqual([80, 380, 380]);
});

test('if nothing differs, the page says so', async () => {
  expect(await writePicturesPage([])).toContain('<p>No picture differs.</p>');
});

/** A white PNG with black dots. */
function paint(height: number, ...dots: { x: number; y: number }[]): Promise<Buffer> {
  const create = { width: WIDTH, height, channels: 3, background: 'white' } as const;
  const dot = { create: { width: 1, height: 1, channels: 3, background: 'black' } } as const;
  return sharp({ create })
    .composite(dots.map(({ x, y }) => ({ input: dot, left: x, top: y })))
    .png()
    .toBuffer();
}

async function change(title: string, before: Buffer, after: Buffer) {
  const { marked, differing, rows = { first: 0, last: 0 } } = await markDifferences(before, after);
  const pictures = { before, after, marked };
  return { change: 'changed', title, pictures, differing, rows } as const;
}

/** The heights of a section's pictures, in order. Each picture must have the full width. */
function heights(id: string): Promise<number[]> {
  const [, section = ''] = html.split(`<section id="${id}">`);
  const pictures = (section.split('</section>')[0] ?? '').matchAll(/base64,([^"]+)/g);
  return Promise.all(
    Array.from(pictures, async ([, bytes = '']) => {
      const { width, height } = await sharp(Buffer.from(bytes, 'base64')).metadata();
      expect(width).toBe(WIDTH);
      return height;
    }),
  );
}
