import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { people } from '../../../pages/_people.content.ts';
import { tickets } from '../../../pages/_tickets.content.ts';
import { projectRoot } from '../../support/project-root.ts';

const sheet = readFileSync(join(projectRoot, 'assets/images/portraits/people.svg'), 'utf8');
const views = [...sheet.matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g)].map(
  ([, name = '', viewBox = '']) => ({ name, viewBox }),
);
const names = views.map(({ name }) => name);

test('the sheet of portraits has drawings and nothing else, in at most 1.7 kB compressed per face', () => {
  const elements = [...sheet.matchAll(/<([\w:]+)/g)].map(([, name]) => name);
  const attributes = [...sheet.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name);

  expect([...new Set(elements)].sort()).toEqual(['circle', 'g', 'path', 'rect', 'svg', 'view']);
  expect(attributes.filter((name) => /^(style|on|href)/.test(name ?? ''))).toEqual([]);
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(names.length * 1700);
});

test('everybody with a portrait has a view on the sheet', () => {
  const everybody = [...Object.values(people), ...Object.values(tickets)];
  const without = everybody.filter(({ portrait }) => !names.includes(portrait.split('#')[1] ?? ''));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test.each(views)('the background does not show through the head of $name', async ({ viewBox }) => {
  const size = 330;
  const [x, y, width, height] = viewBox.split(' ');
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f0f"/>`;
  const portrait = sheet
    .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}" width="${size}" height="${size}"`)
    .replace('<view', `${ground}<view`);
  const data = await sharp(Buffer.from(portrait)).ensureAlpha().raw().toBuffer();
  // Also where it is mixed with the white or ink beside it.
  const isMagenta = (at: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4);
    return Math.min(red, blue) - green > 60;
  };
  const magenta = new Set(Array.from({ length: size * size }, (_, at) => at).filter(isMagenta));
  const outside = [0];
  for (const at of outside) {
    if (!magenta.delete(at)) continue;
    outside.push(at - 1, at + 1, at - size, at + size);
  }
  const forehead = [...magenta].filter(
    (at) => at > size * 74 && at < size * 120 && at % size > 106 && at % size < 220,
  );
  expect(forehead).toEqual([]);
});
