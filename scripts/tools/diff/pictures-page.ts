import sharp from 'sharp';
import { escapeText } from '../../shared/serialize.ts';
import type { Differences } from './mark-differences.ts';

/** What happened to a page's picture. */
export interface PictureChange {
  title: string;
  /** `added`, `removed`, `3 pixels differ`. */
  verdict: string;
  /** Name → PNG. */
  pictures: Readonly<Record<string, Buffer>>;
  /** The rows that differ; absent for a picture that is new or gone. */
  rows?: Differences['rows'];
}

/** Pixels shown around a difference, for context. */
const MARGIN = 80;

/** Pixels. If text has moved, everything below it differs; the beginning shows what happened. */
const TALLEST_STRIP = 1000;

/**
 * One HTML page: an overview, then each picture, scrolled to the rows that differ. The rest of it is above and below
 * them.
 */
export async function writePicturesPage(all: readonly PictureChange[]): Promise<string> {
  const links: string[] = [];
  const sections: string[] = [];
  for (const [number, { title, verdict, pictures, rows }] of all.entries()) {
    const name = escapeText(title);
    const figures = await Promise.all(
      Object.entries(pictures).map(([caption, picture]) => figure(caption, name, picture, rows)),
    );
    links.push(`<li><a href="#picture-${number}">${name}</a>: ${verdict}</li>`);
    sections.push(`<section id="picture-${number}">
<h2>${name}</h2>
<p>${verdict}.</p>
${figures.join('\n')}
</section>`);
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before and after</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem }
figure { display: inline-block; margin: 0 1rem 0 0 }
div { overflow: auto; resize: vertical; border: 1px solid }
img { display: block }
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

async function figure(
  caption: string,
  title: string,
  picture: Buffer,
  rows: PictureChange['rows'],
): Promise<string> {
  // WebP, so that all pages of a site, twice and marked, fit into a file that CI can keep.
  const bytes = await sharp(picture).webp({ lossless: true }).toBuffer();
  const image = `src="data:image/webp;base64,${bytes.toString('base64')}" alt="${title}, ${caption}"`;
  return `<figure><figcaption>${caption}</figcaption>${rows ? strip(rows, image) : `<img ${image}>`}</figure>`;
}

function strip({ first, last }: NonNullable<PictureChange['rows']>, image: string): string {
  const top = Math.max(0, first - MARGIN);
  const height = Math.min(last + 1 + MARGIN - top, TALLEST_STRIP);
  return `<div style="height: ${height}px"><img onload="this.parentElement.scrollTop = ${top}" ${image}></div>`;
}
