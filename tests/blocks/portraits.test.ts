import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawPortrait } from '../../scripts/portraits/draw-portrait.ts';
import { faces } from '../../scripts/portraits/faces.ts';
import { projectRoot } from '../support/project-root.ts';

describe.each(Object.entries(faces))('the portrait %s', (name, face) => {
  const file = readFileSync(join(projectRoot, `assets/images/portraits/${name}.svg`), 'utf8');

  test('is what `npm run portraits` draws', () => {
    expect(file).toBe(drawPortrait(face));
  });

  test('weighs no more than 3 kB on the wire', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(3 * 1024);
  });

  test('is a drawing and nothing else', () => {
    const elements = [...file.matchAll(/<([\w:]+)/g)].map(([, name]) => name);
    const attributes = [...file.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name);

    expect([...new Set(elements)].sort()).toEqual(['g', 'path', 'svg']);
    expect(attributes.filter((name) => /^(style|on|href|id)/.test(name ?? ''))).toEqual([]);
  });
});
