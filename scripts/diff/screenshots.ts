import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../../tests/support/launch-browser.ts';
import { serveDist } from '../../tests/support/serve-dist.ts';
import { escapeText } from '../shared/serialize.ts';
import type { PageChange } from './compare-sites.ts';
import { markDifferences } from './mark-differences.ts';

/** Pixels: a phone and a laptop. */
const WIDTHS = [360, 1280];

interface Pictures {
  title: string;
  before?: Buffer;
  after?: Buffer;
  marked?: Buffer;
  /** Pixels that differ. */
  differing: number;
}

/**
 * Photographs every page in both sites, at rest and whole, and writes one HTML page with the pictures side by side.
 * Pages whose HTML is the same are among them: a stylesheet changes those, too.
 *
 * @returns how many pictures differ.
 */
export async function writeScreenshots(
  folders: { before: string; after: string },
  paths: readonly string[],
  changes: readonly PageChange[],
  file: string,
): Promise<number> {
  const removed = new Set(changes.filter(({ change }) => change === 'removed').map(pathOf));
  const added = new Set(changes.filter(({ change }) => change === 'added').map(pathOf));
  const before = await photograph(
    folders.before,
    paths.filter((path) => !added.has(path)),
  );
  const after = await photograph(
    folders.after,
    paths.filter((path) => !removed.has(path)),
  );
  const all: Pictures[] = [];
  for (const title of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const pair = { before: before.get(title), after: after.get(title) };
    const { marked, differing } =
      pair.before && pair.after
        ? await markDifferences(pair.before, pair.after)
        : { marked: undefined, differing: 1 };
    if (differing > 0) all.push({ title, ...pair, marked, differing });
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await documentOf(all));
  return all.length;
}

function pathOf({ path }: PageChange): string {
  return path;
}

/** Title (`/contact at 360 pixels`) → PNG. */
async function photograph(dist: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const { origin, close } = await serveDist(dist);
  const browser = await launchBrowser();
  const pictures = new Map<string, Buffer>();
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      for (const path of paths) {
        await page.goto(origin + path);
        await rest(page);
        pictures.set(
          `${path} at ${width} pixels`,
          await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
        );
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await close();
  }
  return pictures;
}

/** Lazy pictures are there, fonts are, and nothing is on its way. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

async function documentOf(all: readonly Pictures[]): Promise<string> {
  const sections = await Promise.all(
    all.map(async ({ title, differing, ...pictures }) => {
      const figures = await Promise.all(
        Object.entries(pictures).map(async ([name, picture]) =>
          picture
            ? `<figure><figcaption>${name}</figcaption><img src="${await dataUrl(picture)}" alt="${escapeText(`${title}, ${name}`)}"></figure>`
            : '',
        ),
      );
      return `<section><h2>${escapeText(title)}</h2><p>${differing.toLocaleString('en-GB')} pixels differ.</p><div>${figures.join('')}</div></section>`;
    }),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before and after</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0 } img { max-width: 100%; border: 1px solid }
</style>
</head>
<body>
<h1>Before and after</h1>
${sections.join('\n') || '<p>No picture differs.</p>'}
</body>
</html>
`;
}

/** WebP: the pages of a site, twice and marked, in one file that a pipeline can keep. */
async function dataUrl(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture).webp({ lossless: true }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
