import { expect, test } from 'vitest';
import { readSources } from '../../support/sources/read-sources.ts';

const sheets = readSources('{assets/styles,components,layouts}/**/*.css');
const others = sheets.filter(({ path }) => path !== 'assets/styles/tokens.css');
const [{ source: tokens = '' } = {}] = readSources('assets/styles/tokens.css');
const all = sheets.map(({ source }) => source).join();
const uses = sheets.flatMap(({ path, source }) =>
  [...source.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => ({ path, name })),
);

test('only the tokens name colours by their values', () => {
  const strays = others.filter(({ source }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|okl)/i.test(source));

  expect(strays.map(({ path }) => path)).toEqual([]);
});

test('every custom property that is used is a token, or set by a component', () => {
  const set = namesSet(all);

  expect(uses.filter(({ name }) => !set.includes(name))).toEqual([]);
});

test('every token is used', () => {
  const used = uses.map(({ name }) => name);

  expect(namesSet(tokens).filter((name) => !used.includes(name))).toEqual([]);
});

test('200 % zoom enlarges every size of text', () => {
  const sizes = [...tokens.matchAll(/--(t-[\w-]+): (?:clamp\(([\d.]+)rem, .*, ([\d.]+)rem\))?/g)];

  expect(sizes.length).toBeGreaterThan(0);
  for (const [, name, least, most] of sizes) {
    expect(Number(most) / Number(least), name).toBeLessThanOrEqual(2.4);
  }
});

test('the order of the layers is declared once, and no other layer exists', () => {
  const orders = sheets.flatMap(({ path, source }) =>
    [...source.matchAll(/@layer ([\w, ]+);/g)].map(([, names = '']) => ({ path, names })),
  );
  const [order] = orders;
  const opened = sheets.flatMap(({ source }) =>
    [...source.matchAll(/@layer ([\w-]+) \{/g)].map(([, name = '']) => name),
  );

  expect(orders.map(({ path }) => path)).toEqual(['assets/styles/site.css']);
  expect([...new Set(opened)].filter((name) => !order?.names.split(', ').includes(name))).toEqual(
    [],
  );
});

test('every style of a component is in its layer', () => {
  const layers = {
    'components/blocks/': 'blocks',
    'components/ui/': 'ui',
    'components/drawings/': 'ui',
  };

  const outside = others.flatMap(({ path, source }) => {
    const layer = Object.entries(layers).find(([folder]) => path.startsWith(folder))?.[1];
    const code = source.replace(/\/\*[\s\S]*?\*\//g, '').trim();
    return layer === undefined || (code.startsWith(`@layer ${layer} {`) && code.endsWith('}'))
      ? []
      : [path];
  });

  expect(outside).toEqual([]);
});

test('there is no gradient except in a mask, no glow and no blur', () => {
  const soft = others.filter(({ source }) =>
    /gradient\(|blur\(|drop-shadow\(/.test(source.replace(/\bmask[\w-]*:[^;]+;/g, '')),
  );

  expect(soft.map(({ path }) => path)).toEqual([]);
});

// WebKit drops the whole declaration.
test('no style sets the width or colour of an underline in the shorthand', () => {
  const declarations = sheets.flatMap(
    ({ source }) => source.match(/text-decoration: [^;]+/g) ?? [],
  );

  expect(declarations).not.toEqual([]);
  expect(declarations.filter((declaration) => /: \S+ /.test(declaration))).toEqual([]);
});

/** The custom properties that a stylesheet gives a value. */
function namesSet(source: string): string[] {
  return [...source.matchAll(/(?:^|[\s{;])--([\w-]+):/g)].map(([, name = '']) => name);
}
