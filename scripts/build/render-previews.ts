import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { PreviewModule } from '../shared/contracts.ts';
import { hashOf } from './asset-files.ts';
import { cached } from './build-cache.ts';
import type { Fault } from './fault.ts';
import type { PreviewsTask } from './render-task.ts';
import { withFile } from './system-fault.ts';
import { type UserCode, warningFaults } from './user-code.ts';

/** What Facebook, LinkedIn, X and messengers show beside a link, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Where the preview of a page lies below `dist/`. */
export function previewPath(routeName: string): string {
  return `og/${routeName}.png`;
}

/** Draws the preview picture of each page with `layouts/_preview.tsx`, and writes them to `og/`. */
export async function renderPreviews(
  { bundle, file, root, folder, pages }: PreviewsTask,
  code: UserCode,
): Promise<readonly Fault[]> {
  const modules = code.open(bundle);
  const faults: Fault[] = [];
  mkdirSync(join(folder, 'og'), { recursive: true });
  for (const { name, route, ...props } of pages) {
    const place = { file, route };
    const element: { made?: ReactElement; fonts: PreviewModule['fonts'] } = { fonts: [] };
    const places = { urls: {}, prefix: 'Preview' };
    const tree = await modules.render('(preview)', place, places, (module, { react }) => {
      const { default: Preview, fonts } = module as PreviewModule;
      element.made ??= react.createElement(Preview, props);
      element.fonts = fonts;
      return react.createElement(Preview, props);
    });
    faults.push(...tree.faults, ...warningFaults(tree.value?.warnings ?? [], place));
    const { made, fonts } = element;
    if (!tree.value || !made) continue;
    const key = JSON.stringify([
      tree.value.html,
      fonts,
      fonts.map((font) => hashOf(read(root, font.file))),
    ]);
    const drawn = await code.guard(`${file} could not be drawn`, bundle, place, () =>
      cached(`preview ${key}`, () => draw(made, fonts, root)),
    );
    faults.push(...drawn.faults);
    const picture = drawn.value;
    const path = previewPath(name);
    if (picture) withFile(path, () => writeFileSync(join(folder, path), picture));
  }
  return faults;
}

async function draw(
  element: ReactElement,
  fonts: PreviewModule['fonts'],
  root: string,
): Promise<Uint8Array> {
  // Only those who draw pay for loading these.
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ]);
  const svg = await satori(element, {
    ...PREVIEW_SIZE,
    fonts: fonts.map(({ file, ...font }) => ({ ...font, data: read(root, file) })),
  });
  // Flat colours: a palette keeps the picture below a fifth.
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

function read(root: string, file: string): Buffer {
  return readFileSync(join(root, file));
}
