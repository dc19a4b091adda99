import sharp from 'sharp';
import { escapeText } from '../shared/serialize.ts';
import type { Differences } from './mark-differences.ts';
import { countDiffering } from './markdown.ts';

/** What happened to a page's picture. */
export type PictureChange =
  | { change: 'added' | 'removed'; title: string; picture: Buffer }
  | {
      change: 'changed';
      title: string;
      pictures: { before: Buffer; after: Buffer; marked: Buffer };
      differing: number;
      rows: NonNullable<Differences['rows']>;
    };

/** Pixels shown around a difference, for context. */
const MARGIN = 80;

/** Pixels. If text has moved, everything below it differs; the beginning tells what happened. */
const TALLEST_STRIP = 1000;

/** One HTML page: an overview, then for each picture the rows that differ and, on demand, all of it. */
export async function writePicturesPage(all: readonly PictureChange[]): Promise<string> {
  const links = all.map(
    (change, number) =>
      `<li><a href="#picture-${number}">${escapeText(change.title)}</a>: ${verdict(change)}</li>`,
  );
  const sections = await Promise.all(
    all.map(
      async (change, number) => `<section id="picture-${number}">
<h2>${escapeText(change.title)}</h2>
<p>${verdict(change)}.</p>
${await describePicture(change)}
</section>`,
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before and after</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem }
.strips { display: flex; flex-wrap: wrap; gap: 1rem }
.whole { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0 } img { max-width: 100%; border: 1px solid }
</style>
</head>
<body>
<h1>Before and after</h1>
${all.length > 0 ? `<ul>\n${links.join('\n')}\n</ul>` : '<p>No picture differs.</p>'}
${sections.join('\n')}
</body>
</html>
`;
}

function verdict(change: PictureChange): string {
  return change.change === 'changed' ? countDiffering(change.differing, 'pixel') : change.change;
}

async function describePicture(change: PictureChange): Promise<string> {
  const { title } = change;
  if (change.change !== 'changed') return figure(title, change.change, change.picture);
  const strips: string[] = [];
  const whole: string[] = [];
  for (const [name, picture] of Object.entries(change.pictures)) {
    const strip = await cutStrip(picture, change.rows);
    if (strip) strips.push(await figure(title, name, strip));
    whole.push(await figure(`${title}, whole`, name, picture));
  }
  return `<div class="strips">${strips.join('')}</div>
<details><summary>The whole pictures</summary><div class="whole">${whole.join('')}</div></details>`;
}

/** The rows that differ, in full width; `undefined` if the picture ends above them. */
async function cutStrip(
  picture: Buffer,
  { first, last }: NonNullable<Differences['rows']>,
): Promise<Buffer | undefined> {
  const { width, height } = await sharp(picture).metadata();
  const top = Math.max(0, first - MARGIN);
  const bottom = Math.min(height, last + 1 + MARGIN, top + TALLEST_STRIP);
  if (top >= bottom) return undefined;
  return sharp(picture)
    .extract({ left: 0, top, width, height: bottom - top })
    .png()
    .toBuffer();
}

async function figure(title: string, name: string, picture: Buffer): Promise<string> {
  const alt = escapeText(`${title}, ${name}`);
  return `<figure><figcaption>${name}</figcaption><img src="${await dataUrl(picture)}" alt="${alt}"></figure>`;
}

/** WebP, so that all pages of a site, twice and marked, fit into a file that CI can keep. */
async function dataUrl(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture).webp({ lossless: true }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
