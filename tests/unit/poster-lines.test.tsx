import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PosterLines } from '../../components/blocks/Video/PosterLines.tsx';
import { readTokens } from '../support/sources/read-tokens.ts';

test('the file of the poster’s lines is what their component draws, in colours', async () => {
  const tokens = readTokens()({ ground: 'panel' });
  const drawing = renderToStaticMarkup(<PosterLines />);
  const file = `${drawing.replace(/var\(--([\w-]+)\)/g, (role, name) => tokens.get(name) ?? role)}\n`;

  expect(file).not.toContain('var(');
  // `npx vitest run --project node tests/unit/poster-lines.test.tsx --update=all` draws the file again.
  await expect(file).toMatchFileSnapshot('../../assets/images/yard.svg');
});
