import { classNames } from './class-names.ts';
import './DataTable.css';

export interface TableData {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

export interface DataTableProps extends TableData {
  /** `last` sets the last column in tabular figures at the right edge, for money and counts. */
  numbers?: 'last';
}

/** How many columns fit beside each other on a phone. */
const NARROW = 3;

/**
 * A table. With many columns its rows become blocks on a phone, where each cell repeats the head of its column;
 * the roles are spelled out, since `display: block` takes them from a table.
 */
export function DataTable({ caption, columns, rows, numbers }: DataTableProps) {
  const className = classNames(
    'data-table',
    numbers && 'data-table--numbers',
    columns.length > NARROW && 'data-table--wide',
  );
  return (
    <table className={className} role="table">
      <caption className="data-table__caption">{caption}</caption>
      <thead className="data-table__heads" role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} className="data-table__head" scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first, ...cells]) => (
          <tr key={first} className="data-table__row" role="row">
            <th className="data-table__name" scope="row" role="rowheader">
              {first}
            </th>
            {cells.map((cell, index) => {
              const column = columns[index + 1];
              return (
                <td key={column} className="data-table__cell" role="cell" data-label={column}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
