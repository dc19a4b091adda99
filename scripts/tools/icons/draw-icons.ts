import sharp from 'sharp';

/** The free space around the mark, as a part of the width: platforms cut icons to circles and rounded squares. */
const MARGIN = 0.16;

/** Icons of the home screens of iOS and Android. Their sizes are in pixels. */
const HOME_SCREEN = [
  { name: 'apple-touch-icon.png', size: 180 },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
] as const;

/** For browsers that ask for it by this name. */
const ICO = { name: 'favicon.ico', size: 32 } as const;

/** Draws the bitmap icons, for systems that do not support the SVG. Returns the files by their names. */
export async function drawIcons(svg: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, size } of HOME_SCREEN) {
    const margin = Math.round(size * MARGIN);
    const background = '#ffffff';
    const icon = draw(svg, size - 2 * margin)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .flatten({ background });
    files.set(name, await icon.png({ compressionLevel: 9 }).toBuffer());
  }
  const small = await draw(svg, ICO.size).png({ compressionLevel: 9 }).toBuffer();
  return files.set(ICO.name, icoOf(small, ICO.size));
}

/** Drawn large and then reduced, because an SVG may have any size. */
function draw(svg: Uint8Array, size: number) {
  return sharp(svg, { density: 600 }).resize(size, size);
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
