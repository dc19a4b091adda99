import { expect, test } from 'vitest';
import { readSources } from '../../support/sources/read-sources.ts';
import { readTokens } from '../../support/sources/read-tokens.ts';

const sheets = readSources('{assets/styles,components,layouts}/**/*.css');
const others = sheets.filter(({ path }) => !path.startsWith('assets/styles/tokens.'));
const uses = others.flatMap(({ path, source }) =>
  [...source.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => ({ path, name })),
);

test('only the tokens name colours by their values', () => {
  const strays = others.filter(({ source }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|okl)/i.test(source));

  expect(strays.map(({ path }) => path)).toEqual([]);
});

test('every custom property that is used is a token, or set by a component', () => {
  const tokens = readTokens()();
  const own = others.flatMap(({ source }) =>
    [...source.matchAll(/(?:^|[\s{;])--([\w-]+):/g)].map(([, name = '']) => name),
  );

  const unknown = uses.filter(({ name }) => !tokens.has(name) && !own.includes(name));

  expect(unknown).toEqual([]);
});

test('every token is used', () => {
  const all = sheets.map(({ source }) => source).join();

  const unused = [...readTokens()().keys()].filter((name) => !all.includes(`var(--${name}`));

  expect(unused).toEqual([]);
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
