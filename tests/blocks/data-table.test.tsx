import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable, type DataTableProps } from '../../components/ui/DataTable.tsx';

function cellsOf(cells: readonly string[], props: Partial<DataTableProps> = {}) {
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
      looks: names.split(' ').flatMap((name) => name.split('--')[1] ?? []),
      words: content.replace(/<[^>]*>/g, ''),
    }),
  );
}

test('a line of stops runs from the first stop to the last, and passes empty cells in between', () => {
  const cells = cellsOf(['No', 'Yes', 'No', 'Yes'], { drawAsLines: true });

  expect(cells.map(({ looks }) => looks)).toEqual([[], ['stop'], ['on'], ['stop', 'on']]);
});

test('every cell of a line of stops says yes or no to screen readers', () => {
  const cells = cellsOf(['Yes', 'No', 'Yes', 'No'], { drawAsLines: true });

  expect(cells.map(({ words }) => words)).toEqual(['Yes', 'No', 'Yes', 'No']);
});

test('a price keeps the word before it', () => {
  const [, , , last] = cellsOf(['', '', '', 'from £18,000'], { lastIsNumber: true });

  expect(last?.words).toBe('from £18,000');
});
