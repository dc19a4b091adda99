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
      looks: names.split(' ').flatMap((name) => name.split('--')[1] ?? []),
      words: content.replace(/<[^>]*>/g, ''),
    }),
  );
}

test('in a table of stops the line runs from the first stop to the last, and passes the empty cells in between', () => {
  const cells = cellsOf(['No', 'Yes', 'No', 'Yes'], { asLines: true });

  expect(cells.map(({ looks }) => looks)).toEqual([[], ['stop'], ['on'], ['stop', 'on']]);
});

test('in a table of stops every cell says yes or no to screen readers', () => {
  const cells = cellsOf(['Yes', 'No', 'Yes', 'No'], { asLines: true });

  expect(cells.map(({ words }) => words)).toEqual(['Yes', 'No', 'Yes', 'No']);
});
