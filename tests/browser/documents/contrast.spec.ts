import { expect, test } from 'vitest';
import { PREVIEW_COLORS, PREVIEW_LINES } from '../../../layouts/_preview.tsx';
import { openAt } from '../../support/browser/open-page.ts';

/** The contrast required by WCAG 2.2: 1.4.3 for text, 1.4.11 for controls and meaningful strokes. */
const LEAST = { text: 4.5, line: 3 } as const;

const TEXT = ['ink', 'ink-2', 'ink-3', 'brand-text', 'brand-text-hover'];
const STATES = ['ok', 'err'];
const LINE = ['ctl-border', 'brand-line', 'focus'];
const FILLS = ['l1', 'l2', 'l3', 'l4'];
const LIGHT = ['paper', 'surface', 'sunk', 'tint'];

interface Place {
  layout: 'default' | 'dark';
  ground?: 'light' | 'panel' | 'brand';
}

/** What may be behind text and lines in each place, and the text and lines that are only there. */
const PLACES: readonly (Place & { grounds: string[]; text?: string[]; line?: string[] })[] = [
  { layout: 'default', grounds: LIGHT, text: STATES },
  { layout: 'dark', grounds: ['paper', 'surface', 'raised', 'tint'], text: STATES },
  { layout: 'dark', ground: 'light', grounds: LIGHT },
  { layout: 'default', ground: 'panel', grounds: ['paper'], text: STATES, line: FILLS },
  { layout: 'dark', ground: 'panel', grounds: ['paper'], text: STATES, line: FILLS },
  { layout: 'default', ground: 'brand', grounds: ['paper'], line: ['rule'] },
  { layout: 'dark', ground: 'brand', grounds: ['paper'], line: ['rule'] },
];

test('text and lines have enough contrast in every place, and text on fills always has the same ink', async () => {
  const page = await openAt('/');
  for (const { grounds, text = [], line = [], ...place } of PLACES) {
    const expectContrast = async (tokens: string[], behind: string[], least: number) => {
      const colours = await page.evaluate(readColours, { ...place, tokens });
      const others = await page.evaluate(readColours, { ...place, tokens: behind });
      for (const [ground, other] of others.entries()) {
        for (const [token, colour] of colours.entries()) {
          const pair = `--${tokens[token]} on --${behind[ground]} in ${JSON.stringify(place)}`;
          expect(contrast(colour, other), pair).toBeGreaterThanOrEqual(least);
        }
      }
    };
    await expectContrast([...TEXT, ...text], grounds, LEAST.text);
    await expectContrast([...LINE, ...line], grounds, LEAST.line);
    await expectContrast(['on-fill'], ['brand', ...FILLS], LEAST.text);
  }
});

test('the brand colour is the theme colour, in both layouts, and previews have the colours of the tokens', async () => {
  const page = await openAt('/');
  for (const layout of ['default', 'dark'] as const) {
    const { paper, ink, ink2 } = PREVIEW_COLORS[layout];
    const tokens = ['brand', 'paper', 'ink', 'ink-2', ...FILLS];
    const expected = ['#01cfe0', paper, ink, ink2, ...PREVIEW_LINES];
    expect(await page.evaluate(readColours, { layout, tokens })).toEqual(expected);
  }
});

/** Runs in the page: the colours of tokens in a place, as `#rrggbb`. */
function readColours({ layout, ground, tokens }: Place & { tokens: string[] }): string[] {
  document.documentElement.dataset.layout = layout;
  const element = document.body.appendChild(document.createElement('div'));
  if (ground) element.dataset.ground = ground;
  return tokens.map((token) => {
    element.style.color = `var(--${token}, transparent)`;
    const [red, green, blue, alpha] = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
    if (alpha) throw new Error(`--${token} is no token`);
    const parts = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0'));
    return `#${parts.join('')}`;
  });
}

/** The contrast of two colours written as `#rrggbb`, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
