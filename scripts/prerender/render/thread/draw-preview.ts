import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { PreviewModule, PreviewProps } from '../../../shared/contracts.ts';
import type { Route } from '../../discover/discover-pages.ts';
import { documentHtml } from '../../document/markup.ts';
import { PREVIEW_SIZE, previewPath } from '../../document/page-defaults.ts';
import { listUpTo20 } from '../../faults/fault.ts';
import { cached, versionKey } from '../../files/build-cache.ts';
import { hashOf } from '../../files/hash.ts';
import { writeFile } from '../../files/write-file.ts';
import { createElement } from './modules/react.ts';
import { publishAssets } from './published-assets.ts';
import { renderTree } from './render-tree.ts';
import { guard, importGuarded } from './site-code.ts';
import { reportProgress, threadOptions } from './this-thread.ts';

/** The preview picture of a page, still to be drawn. */
export interface Preview {
  /** What it is drawn from, as HTML. */
  readonly html: string;
  /** Draws it and writes it into the folder of the site, unless it has a fault. */
  readonly draw: (folder: string) => Promise<void>;
}

/**
 * Renders what the preview picture of a page is drawn from.
 *
 * @param file `layouts/_preview.tsx`, relative to the root.
 * @returns undefined if there is a fault in it.
 */
export async function renderPreview(
  file: string,
  { path, name }: Route,
  props: PreviewProps,
): Promise<Preview | undefined> {
  reportProgress(file);
  const source = { file, route: path };
  const module = (await importGuarded(source)) as PreviewModule | undefined;
  if (module === undefined) return undefined;
  publishAssets(file);
  const makeElement = () => createElement(module.default, props);
  const settings = { islandUrls: {}, behaviorUrls: {}, prefix: 'Preview' };
  const tree = await renderTree(source, settings, makeElement);
  if (!tree) return undefined;
  const html = documentHtml(tree.markup);
  return {
    html,
    async draw(folder) {
      reportProgress(file);
      const picture = await guard(`${file} could not be drawn`, source, () => {
        fonts ??= readFonts(module.fonts);
        const { data, key } = fonts;
        return cached(`preview ${key} ${html}`, () => draw(makeElement(), data));
      });
      if (picture) writeFile(folder, previewPath(name), picture);
      reportProgress(file);
    },
  };
}

/** Read only once, and satori parses them only once. */
let fonts: ReturnType<typeof readFonts> | undefined;

/** Returns the fonts, and the part of a key for the cache that is the same for all previews. */
function readFonts(wanted: PreviewModule['fonts']) {
  const data = wanted.map((font) => ({
    ...font,
    data: readFileSync(join(threadOptions.root, font.file)),
  }));
  const hashes = [
    hashOf(readFileSync(import.meta.filename)),
    ...data.map((font) => hashOf(font.data)),
  ];
  const versions = ['satori', 'sharp'].map(versionKey);
  return { data, key: JSON.stringify([versions, PREVIEW_SIZE, wanted, hashes]) };
}

/** @throws Error if the fonts lack letters of the picture: satori would draw a box for each. */
async function draw(
  element: ReactElement,
  data: ReturnType<typeof readFonts>['data'],
): Promise<Uint8Array> {
  // Loaded only when something is drawn.
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ]);
  const missing = new Set<string>();
  const svg = await satori(element, {
    ...PREVIEW_SIZE,
    fonts: data,
    loadAdditionalAsset: async (_, letters) => {
      for (const { segment } of new Intl.Segmenter('en').segment(letters)) missing.add(segment);
      return [];
    },
  });
  if (missing.size > 0) {
    throw new Error(
      `no font has ${listUpTo20([...missing].map(nameLetter))}: boxes would be drawn instead; add a font that has them, or leave them out`,
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
