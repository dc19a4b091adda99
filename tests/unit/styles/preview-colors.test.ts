import { expect, test } from 'vitest';
import { PREVIEW_COLORS, PREVIEW_LINES } from '../../../layouts/_preview-colors.ts';
import { readTokens } from '../../support/sources/read-tokens.ts';

test('previews have the colours of the tokens, in both layouts', () => {
  const tokens = readTokens();
  for (const [layout, colors] of Object.entries(PREVIEW_COLORS)) {
    const own = tokens(layout === 'dark' ? { layout: 'dark' } : {});
    expect(colors).toEqual({
      paper: own.get('paper'),
      ink: own.get('ink'),
      ink2: own.get('ink-2'),
    });
  }
  expect(PREVIEW_LINES).toEqual(['l1', 'l2', 'l3', 'l4'].map((name) => tokens().get(name)));
});
