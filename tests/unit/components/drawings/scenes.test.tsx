import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HandoverDesk } from '../../../../components/drawings/scenes/HandoverDesk.tsx';
import { InventoryShelves } from '../../../../components/drawings/scenes/InventoryShelves.tsx';
import { NightCutover } from '../../../../components/drawings/scenes/NightCutover.tsx';
import { RehearsalTrack } from '../../../../components/drawings/scenes/RehearsalTrack.tsx';
import { readTokens } from '../../../support/sources/read-tokens.ts';

const SCENES = {
  shelves: <InventoryShelves />,
  rehearsal: <RehearsalTrack />,
  cutover: <NightCutover />,
  desk: <HandoverDesk />,
};

const [WIDTH, HEIGHT] = [1216, 550];

/**
 * All scenes below each other in one file, each a view of it. The file has the proportions of one view, which WebKit
 * relies on. An image cannot use the page's custom properties, so colours are written out.
 */
function drawScenes(): string {
  const tokens = readTokens()({ ground: 'panel' });
  const views = Object.entries(SCENES).map(([name, scene], index) => {
    const y = index * HEIGHT;
    const drawing = renderToStaticMarkup(scene).replace(
      /^<svg xmlns="[^"]+"/,
      `<svg y="${y}" width="${WIDTH}" height="${HEIGHT}"`,
    );
    return `<view id="${name}" viewBox="0 ${y} ${WIDTH} ${HEIGHT}"/>${drawing}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${views.join('')}</svg>\n`;
  return svg.replace(/var\(--([\w-]+)\)/g, (role, name) => tokens.get(name) ?? role);
}

test('the file of the scenes is what their components draw, with colours instead of tokens', async () => {
  const file = drawScenes();

  expect(file).not.toContain('var(');
  expect(brotliCompressSync(file).length).toBeLessThan(7_000);
  // `npx vitest run --project node tests/unit/components/drawings/scenes.test.tsx --update=all` draws the file again.
  await expect(file).toMatchFileSnapshot('../../../../assets/images/scenes.svg');
});
