import { describe, expect, test } from 'vitest';
import { contrast } from '../../support/sources/contrast.ts';
import {
  readTokens,
  readTokensFile,
  type TokenPlace,
  type Tokens,
} from '../../support/sources/read-tokens.ts';

/** The contrast required by WCAG 2.2: 1.4.3 for text, 1.4.11 for controls and meaningful strokes. */
const LEAST = { text: 4.5, line: 3 } as const;

/** Token → its contrast on each ground, rounded down. None may become worse. */
interface Table {
  place: string;
  tokens: TokenPlace;
  grounds: readonly string[];
  text: Readonly<Record<string, readonly number[]>>;
  line: Readonly<Record<string, readonly number[]>>;
}

const tables: readonly Table[] = [
  {
    place: 'the default layout',
    tokens: {},
    grounds: ['paper', 'surface', 'sunk', 'tint'],
    text: {
      ink: [16.39, 17.81, 15.15, 15.69],
      'ink-2': [9.22, 10.02, 8.52, 8.83],
      'ink-3': [5.7, 6.2, 5.27, 5.46],
      'brand-text': [5.82, 6.32, 5.38, 5.57],
      'brand-text-hover': [8.19, 8.9, 7.57, 7.84],
      ok: [6.19, 6.73, 5.72, 5.93],
      err: [6.15, 6.68, 5.69, 5.89],
    },
    line: {
      'ctl-border': [3.67, 3.99, 3.39, 3.51],
      'brand-line': [3.75, 4.08, 3.47, 3.59],
      focus: [16.39, 17.81, 15.15, 15.69],
    },
  },
  {
    place: 'the dark layout',
    tokens: { layout: 'dark' },
    grounds: ['paper', 'surface', 'raised', 'tint'],
    text: {
      ink: [16.87, 14.8, 13.16, 12.67],
      'ink-2': [9.87, 8.66, 7.7, 7.41],
      'ink-3': [7.5, 6.58, 5.85, 5.63],
      'brand-text': [9.82, 8.61, 7.66, 7.37],
      'brand-text-hover': [12.78, 11.22, 9.97, 9.6],
      ok: [10.25, 8.99, 8.0, 7.7],
      err: [8.21, 7.2, 6.4, 6.16],
    },
    line: {
      'ctl-border': [4.11, 3.61, 3.21, 3.08],
      'brand-line': [9.82, 8.61, 7.66, 7.37],
      focus: [9.82, 8.61, 7.66, 7.37],
    },
  },
  {
    place: 'a panel of the default layout',
    tokens: { ground: 'panel' },
    grounds: ['paper'],
    text: {
      ink: [16.03],
      'ink-2': [9.38],
      'ink-3': [7.13],
      'brand-text': [9.33],
      ok: [9.74],
      err: [7.8],
    },
    line: { l1: [9.33], l2: [5.75], l3: [9.93], l4: [12.67], 'ctl-border': [3.91], focus: [9.33] },
  },
  {
    place: 'a panel of the dark layout',
    tokens: { layout: 'dark', ground: 'panel' },
    grounds: ['paper'],
    text: {
      ink: [13.16],
      'ink-2': [7.7],
      'ink-3': [5.85],
      'brand-text': [7.66],
      ok: [8.0],
      err: [6.4],
    },
    line: { l1: [7.66], l2: [4.72], l3: [8.15], l4: [10.4], 'ctl-border': [3.21], focus: [7.66] },
  },
  {
    place: 'a light ground of the dark layout',
    tokens: { layout: 'dark', ground: 'light' },
    grounds: ['paper', 'surface', 'sunk', 'tint'],
    text: {
      ink: [16.39, 17.81, 15.15, 15.69],
      'ink-2': [9.22, 10.02, 8.52, 8.83],
      'ink-3': [5.7, 6.2, 5.27, 5.46],
      'brand-text': [5.82, 6.32, 5.38, 5.57],
    },
    line: {
      'ctl-border': [3.67, 3.99, 3.39, 3.51],
      'brand-line': [3.75, 4.08, 3.47, 3.59],
      focus: [16.39, 17.81, 15.15, 15.69],
    },
  },
  ...([{}, { layout: 'dark' }] as const).map(
    (layout): Table => ({
      place: `the brand ground of the ${'layout' in layout ? 'dark' : 'default'} layout`,
      tokens: { ...layout, ground: 'brand' },
      grounds: ['paper'],
      text: {
        ink: [9.33],
        'ink-2': [9.33],
        'ink-3': [9.33],
        'brand-text': [9.33],
        'brand-text-hover': [9.33],
      },
      line: { 'ctl-border': [9.33], 'brand-line': [9.33], rule: [9.33], focus: [9.33] },
    }),
  ),
];

/** Text on fills always has the same ink. */
const fills = { l1: 9.33, brand: 9.33, l2: 5.75, l3: 9.93, l4: 12.67 };

const tokensIn = readTokens();

describe.each(tables)('in $place', ({ tokens: place, grounds, ...roles }) => {
  const tokens = tokensIn(place);
  const cases = (['text', 'line'] as const).flatMap((role) =>
    Object.entries(roles[role]).flatMap(([token, ratios]) =>
      ratios.map((ratio, index) => ({ role, token, ratio, ground: grounds[index] ?? '' })),
    ),
  );

  test.each(cases)(
    '--$token on --$ground has a contrast of at least $ratio',
    ({ role, token, ratio, ground }) => {
      const found = contrast(colourOf(tokens, token), colourOf(tokens, ground));

      expect(found).toBeGreaterThanOrEqual(LEAST[role]);
      expect(found).toBeGreaterThanOrEqual(ratio);
    },
  );
});

describe.each([
  { name: 'the default layout', place: {} },
  { name: 'the dark layout', place: { layout: 'dark' as const } },
  { name: 'a panel of the default layout', place: { ground: 'panel' as const } },
])('in $name', ({ place }) => {
  test.each(Object.entries(fills))(
    '--on-fill on --%s has a contrast of at least %d',
    (fill, ratio) => {
      const tokens = tokensIn(place);
      const found = contrast(colourOf(tokens, 'on-fill'), colourOf(tokens, fill));

      expect(found).toBeGreaterThanOrEqual(LEAST.text);
      expect(found).toBeGreaterThanOrEqual(ratio);
    },
  );
});

test('a colour with too little contrast is found', () => {
  const pale = readTokens(readTokensFile().replace('--teal-600: #4a6570', '--teal-600: #8aa0a8'));

  const found = contrast(colourOf(pale(), 'ink-3'), colourOf(pale(), 'paper'));

  expect(found).toBeLessThan(LEAST.text);
});

test('the brand colour is the theme colour, in both layouts', () => {
  for (const place of [{}, { layout: 'dark' as const }]) {
    expect(colourOf(tokensIn(place), 'brand')).toBe('#01cfe0');
  }
});

test('200 % zoom enlarges every size of text', () => {
  const sizes = [...tokensIn()].filter(([name]) => name.startsWith('t-'));

  expect(sizes.length).toBeGreaterThan(0);
  for (const [name, size] of sizes) {
    const [, least, most] = /^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(size) ?? [];
    expect(Number(most) / Number(least), name).toBeLessThanOrEqual(2.4);
  }
});

function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`--${name} is not a token`);
  return value;
}
