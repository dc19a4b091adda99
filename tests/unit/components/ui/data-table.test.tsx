import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RingTable } from '../../../../components/ui/DataTable.tsx';

test('a table of rings has one where a cell says yes, and every cell says yes or no to screen readers', () => {
  const table = (
    <RingTable caption="What" columns={['', 'A', 'B']} rows={[['Jira', 'Yes', 'No']]} />
  );
  const cells = renderToStaticMarkup(table).match(/<td.*?<\/td>/g) ?? [];

  expect(cells.map((cell) => cell.includes('<span'))).toEqual([true, false]);
  expect(cells.map((cell) => cell.replace(/<[^>]*>/g, ''))).toEqual(['Yes', 'No']);
});
