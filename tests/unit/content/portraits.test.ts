import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { people } from '../../../pages/_people.content.ts';
import { tickets } from '../../../pages/_tickets.content.ts';
import { projectRoot } from '../../support/project-root.ts';

const sheet = readFileSync(join(projectRoot, 'assets/images/portraits/people.svg'), 'utf8');
const names = [...sheet.matchAll(/<view id="([^"]+)"/g)].map(([, name]) => name);

test('the sheet of portraits has drawings and nothing else, in at most 1.7 kB compressed per face', () => {
  const elements = [...sheet.matchAll(/<([\w:]+)/g)].map(([, name]) => name);
  const attributes = [...sheet.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name);

  expect([...new Set(elements)].sort()).toEqual(['circle', 'g', 'path', 'rect', 'svg', 'view']);
  expect(attributes.filter((name) => /^(style|on|href)/.test(name ?? ''))).toEqual([]);
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(names.length * 1700);
});

test('everybody with a portrait has a view on the sheet', () => {
  const everybody = [...Object.values(people), ...Object.values(tickets)];
  const without = everybody.filter(({ portrait }) => !names.includes(portrait.split('#')[1]));
  expect(without.map(({ name }) => name)).toEqual([]);
});
