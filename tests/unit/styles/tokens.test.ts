import { describe, expect, test } from 'vitest';
import { PREVIEW_COLORS, PREVIEW_LINES } from '../../../layouts/_preview.tsx';
import { readTokens, type TokenPlace, type Tokens } from '../../support/sources/read-tokens.ts';

/** The contrast required by WCAG 2.2: 1.4.3 for text, 1.4.11 for controls and meaningful strokes. */
const LEAST = { text: 4.5, line: 3 } as const;

const TEXT = ['ink', 'ink-2', 'ink-3', 'brand-text', 'brand-text-hover'];
const STATES = ['ok', 'err'];
const LINE = ['ctl-border', 'brand-line', 'focus'];
const FILLS = ['l1', 'l2', 'l3', 'l4'];

interface Place {
  place: TokenPlace;
  grounds: readonly string[];
  text?: readonly string[];
  line?: readonly string[];
}

const LIGHT = ['paper', 'surface', 'sunk', 'tint'];

/** The grounds of each place, and what is only there. */
const places: readonly Place[] = [
  { place: {}, grounds: LIGHT, text: STATES },
  {
    place: { layout: 'dark' },
    grounds: ['paper', 'surface', 'raised', 'tint'],
    text: STATES,
  },
  { place: { layout: 'dark', ground: 'light' }, grounds: LIGHT },
  ...([{}, { layout: 'dark' }] as const).flatMap((layout): Place[] => [
    { place: { ...layout, ground: 'panel' }, grounds: ['paper'], text: STATES, line: FILLS },
    { place: { ...layout, ground: 'brand' }, grounds: ['paper'], line: ['rule'] },
  ]),
];

const tokensIn = readTokens();

describe.each(places)('in $place', ({ place, grounds, text = [], line = [] }) => {
  const tokens = tokensIn(place);
  const pairs = [
    ...[...TEXT, ...text].map((token) => ({ token, least: LEAST.text })),
    ...[...LINE, ...line].map((token) => ({ token, least: LEAST.line })),
  ];

  test.each(grounds)('text and lines have enough contrast on --%s', (ground) => {
    for (const { token, least } of pairs) {
      const found = contrast(colourOf(tokens, token), colourOf(tokens, ground));

      expect(found, token).toBeGreaterThanOrEqual(least);
    }
  });

  test('text has enough contrast on fills, on which it always has the same ink', () => {
    for (const fill of ['brand', ...FILLS]) {
      const found = contrast(colourOf(tokens, 'on-fill'), colourOf(tokens, fill));

      expect(found, fill).toBeGreaterThanOrEqual(LEAST.text);
    }
  });
});

test('the brand colour is the theme colour, in both layouts, and previews have the colours of the tokens', () => {
  for (const [layout, { paper, ink, ink2 }] of Object.entries(PREVIEW_COLORS)) {
    const tokens = tokensIn(layout === 'dark' ? { layout: 'dark' } : {});
    const names = ['brand', 'paper', 'ink', 'ink-2'];
    expect(names.map((name) => tokens.get(name))).toEqual(['#01cfe0', paper, ink, ink2]);
  }
  expect(PREVIEW_LINES).toEqual(FILLS.map((name) => tokensIn().get(name)));
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

/** The contrast of two colours written as `#rrggbb`, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour);
  if (!match) throw new Error(`${colour} is not a colour like #01cfe0`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
