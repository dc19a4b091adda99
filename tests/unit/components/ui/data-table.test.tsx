import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RingTable } from '../../../../components/ui/RingTable.tsx';

function cellsOf(cells: readonly string[]) {
  const html = renderToStaticMarkup(
    <RingTable caption="What" columns={['', 'A', 'B', 'C', 'D']} rows={[['Jira', ...cells]]} />,
  );
  return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, content = '']) => ({
    hasRing: content.startsWith('<span'),
    words: content.replace(/<[^>]*>/g, ''),
  }));
}

test('a table of rings has one where a cell says yes, and every cell says yes or no to screen readers', () => {
  const cells = cellsOf(['Yes', 'No', 'Yes', 'No']);

  expect(cells.map(({ hasRing }) => hasRing)).toEqual([true, false, true, false]);
  expect(cells.map(({ words }) => words)).toEqual(['Yes', 'No', 'Yes', 'No']);
});
