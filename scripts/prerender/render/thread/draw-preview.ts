import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import type { PreviewModule, PreviewProps } from '../../../shared/contracts.ts';
import { PREVIEW_SIZE, previewPath } from '../../document/page-defaults.ts';
import { firstTwenty } from '../../faults/fault.ts';
import { cached, codeKey } from '../../files/build-cache.ts';
import { hashOf } from '../../files/hash.ts';
import { writeFile } from '../../files/write-file.ts';
import type { SiteContext } from '../../site-context.ts';
import { publishAssets } from './published-assets.ts';
import { guard, importGuarded, renderGuarded } from './site-code.ts';
import { threadOptions } from './thread-options.ts';
import { reportProgress } from './to-main-thread.ts';

/** Draws the preview picture of a page and writes it, unless it has a fault. */
export type DrawPreview = (page: { path: string; name: string } & PreviewProps) => Promise<void>;

type Fonts = readonly (Omit<PreviewModule['fonts'][number], 'file'> & { data: Buffer })[];

/**
 * Opens `layouts/_preview.tsx`. Its fonts are read only once, and satori parses them only once.
 *
 * @param file the module, relative to the root.
 */
export function createPreviews(file: string, { folder }: SiteContext): DrawPreview {
  const drawingCode = codeKey(import.meta.filename, ['satori', 'sharp']);
  let fonts: { data: Fonts; key: string } | undefined;
  const readFonts = (wanted: PreviewModule['fonts']) => {
    const data = wanted.map((font) => ({
      ...font,
      data: readFileSync(join(threadOptions.root, font.file)),
    }));
    return { data, key: JSON.stringify([wanted, data.map((font) => hashOf(font.data))]) };
  };

  return async ({ path, name, ...page }) => {
    reportProgress(file);
    const source = { file, route: path };
    const props = { title: page.title, description: page.description, layout: page.layout };
    const module = await importGuarded(source);
    if (module === undefined) return;
    publishAssets(file);
    const { default: Preview, fonts: wanted } = module as PreviewModule;
    const settings = { islandUrls: {}, behaviorUrls: {}, prefix: 'Preview' };
    const element = createElement(Preview, props);
    const tree = await renderGuarded(source, settings, () => element);
    if (!tree) return;
    const picture = await guard(`${file} could not be drawn`, source, () => {
      fonts ??= readFonts(wanted);
      const { data, key } = fonts;
      const size = JSON.stringify(PREVIEW_SIZE);
      return cached(`preview ${drawingCode} ${size} ${key} ${tree.html}`, () =>
        draw(element, data),
      );
    });
    if (picture) writeFile(folder, previewPath(name), picture);
    reportProgress(file);
  };
}

/** @throws Error if the fonts lack letters of the picture: satori would draw a box for each. */
async function draw(element: ReactElement, fonts: Fonts): Promise<Uint8Array> {
  // Loaded only when something is drawn.
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ]);
  const missing = new Set<string>();
  const svg = await satori(element, {
    ...PREVIEW_SIZE,
    fonts: [...fonts],
    loadAdditionalAsset: async (_, letters) => {
      for (const { segment } of new Intl.Segmenter('en').segment(letters)) missing.add(segment);
      return [];
    },
  });
  if (missing.size > 0) {
    throw new Error(
      `no font has ${firstTwenty([...missing].map(nameLetter))}: boxes would be drawn instead; add a font that has them, or leave them out`,
    );
  }
  // A palette would make the picture a third as large, but take six times as long as drawing it.
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

/** A letter as it is, or the code of one that cannot be seen. */
function nameLetter(letter: string): string {
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return /^[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) ? letter : `U+${code}`;
}
