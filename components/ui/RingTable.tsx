import { DataTable, type TableData } from './DataTable.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './RingTable.css';

/** A table that draws a ring where a cell says “Yes”, and a line between rings side by side. */
export function RingTable(table: TableData) {
  return <DataTable {...table} className="ring-table" renderCell={ring} />;
}

function ring(words: string) {
  return words === 'Yes' ? <VisuallyHidden>{words}</VisuallyHidden> : words;
}
