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

export function DataTable({ caption, columns, rows, numbers }: DataTableProps) {
  return (
    <table className={classNames('data-table', numbers && 'data-table--numbers')}>
      <caption className="data-table__caption">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} className="data-table__head" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first} className="data-table__row">
            <th className="data-table__name" scope="row">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="data-table__cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
