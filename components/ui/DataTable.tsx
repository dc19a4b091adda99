import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './DataTable.css';

export interface TableData {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is the row's heading. */
  readonly rows: readonly (readonly string[])[];
}

export interface DataTableProps extends TableData {
  /** A class beside its own. */
  className?: string;
  /** What a cell shows; its words by default. */
  renderCell?: (words: string) => React.ReactNode;
}

/** A table. The roles are explicit, since `display: block`, which narrow screens need, removes the semantics of a table. */
export function DataTable({ caption, columns, rows, className, renderCell }: DataTableProps) {
  return (
    <table className={classNames('data-table', className)} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([head, ...cells]) => (
          <tr key={head} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell">
                {renderCell ? renderCell(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table that draws a ring where a cell says “Yes”, and a line between rings side by side. */
export function RingTable(table: TableData) {
  return <DataTable {...table} className="ring-table" renderCell={ring} />;
}

function ring(words: string) {
  return words === 'Yes' ? <VisuallyHidden>{words}</VisuallyHidden> : words;
}
