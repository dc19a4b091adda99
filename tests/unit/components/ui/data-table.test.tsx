import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from '../../../../components/ui/DataTable.tsx';

function cellsOf(cells: readonly string[], props = {}) {
  const html = renderToStaticMarkup(
    <DataTable
      caption="What"
      columns={['', 'A', 'B', 'C', 'D']}
      rows={[['Jira', ...cells]]}
      {...props}
    />,
  );
  return [...html.matchAll(/<td(?: class="([^"]*)")?[^>]*>(.*?)<\/td>/g)].map(
    ([, names = '', content = '']) => ({
      hasRing: names === 'data-table__ring',
      words: content.replace(/<[^>]*>/g, ''),
    }),
  );
}

test('a table of rings has one where a cell says yes, and every cell says yes or no to screen readers', () => {
  const cells = cellsOf(['Yes', 'No', 'Yes', 'No'], { asRings: true });

  expect(cells.map(({ hasRing }) => hasRing)).toEqual([true, false, true, false]);
  expect(cells.map(({ words }) => words)).toEqual(['Yes', 'No', 'Yes', 'No']);
});
