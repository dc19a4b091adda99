import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeText } from '../../shared/serialize.ts';
import { BuildFailure, describeThrown } from '../faults/fault.ts';
import { cached, codeKey } from '../files/build-cache.ts';
import type { SiteContext } from '../site-context.ts';
import type { OutputFile } from './output-file.ts';

/** Bitmap icons for systems that do not support the SVG: iOS, Android's home screen. */
export const PIXEL_ICONS = [
  { path: 'apple-touch-icon.png', size: 180 },
  { path: 'icon-192.png', size: 192 },
  { path: 'icon-512.png', size: 512 },
] as const;

const CODE_KEY = codeKey(import.meta.filename, ['sharp']);

/** The free space around the mark, as a part of the width: platforms cut icons to circles and rounded squares. */
const ICON_MARGIN = 0.16;

/** For browsers that ask for it by this name. */
const ICO = { path: 'favicon.ico', size: 32 };

/**
 * Draws all icons from one SVG, except those that are in `assets/public/`.
 *
 * @throws BuildFailure when the SVG cannot be drawn.
 */
export async function appIcons({
  root,
  publicFiles,
  site: { themeColor },
}: SiteContext): Promise<readonly OutputFile[]> {
  const isOwn = publicFiles.includes('favicon.svg');
  const svg = isOwn
    ? readFileSync(join(root, 'assets/public/favicon.svg'), 'utf8')
    : favicon(themeColor);
  const wanted = [...PIXEL_ICONS, ICO].filter(({ path }) => !publicFiles.includes(path));
  try {
    return await Promise.all(
      wanted.map(async ({ path, size }) => {
        if (path === ICO.path) return { path, content: icoOf(await drawIcon(svg, size, 0), size) };
        const margin = Math.round(size * ICON_MARGIN);
        return { path, content: await drawIcon(svg, size, margin, '#ffffff') };
      }),
    );
  } catch (error) {
    throw new BuildFailure([
      {
        what: 'The icons could not be drawn',
        ...(isOwn && { file: 'assets/public/favicon.svg' }),
        why: describeThrown(error),
        fix: `Correct the picture, or put ${wanted.map(({ path }) => path).join(', ')} into assets/public/.`,
      },
    ]);
  }
}

/** The ring of the logo in the theme colour; its line is half as wide as its radius. */
export function favicon(themeColor: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="${escapeText(themeColor)}" stroke="#061a22" stroke-width="6"/></svg>\n`;
}

function drawIcon(svg: string, size: number, margin: number, background = ''): Promise<Uint8Array> {
  return cached(`icon ${CODE_KEY} ${size} ${margin} ${background} ${svg}`, async () => {
    // Loaded only when something is drawn.
    const { default: sharp } = await import('sharp');
    const inner = size - 2 * margin;
    // Drawn large and then reduced, because an SVG may have any size.
    const icon = sharp(Buffer.from(svg), { density: 600 }).resize(inner, inner);
    if (background) {
      icon.extend({ top: margin, bottom: margin, left: margin, right: margin, background });
      icon.flatten({ background });
    }
    return icon.png({ compressionLevel: 9 }).toBuffer();
  });
}

/** An icon file with one PNG (Microsoft ICO: a directory of 6 bytes, an entry of 16, the picture). */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
