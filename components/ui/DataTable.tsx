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
  /** Draws a ring where a cell says “Yes”, and a line between rings side by side. */
  asRings?: boolean;
}

/** The most columns that fit side by side on a phone. */
const NARROW = 3;

/**
 * A table. With many columns its rows become blocks on a phone, and each cell repeats the head of its column. The roles
 * are then explicit, since `display: block` removes the semantics of a table.
 */
export function DataTable({ caption, columns, rows, asRings = false }: DataTableProps) {
  const isBlocks = asRings || columns.length > NARROW;
  const role = (name: string) => (isBlocks ? name : undefined);
  const className = classNames(
    'data-table',
    isBlocks && (asRings ? 'data-table--rings' : 'data-table--wide'),
  );
  return (
    <table className={className} role={role('table')}>
      <caption className="data-table__caption">{caption}</caption>
      <thead className="data-table__heads" role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map((column) => (
            <th key={column} scope="col" role={role('columnheader')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {rows.map(([first, ...cells]) => (
          <tr key={first} role={role('row')}>
            <th scope="row" role={role('rowheader')}>
              {first}
            </th>
            {cells.map((cell, index) => {
              const column = columns[index + 1];
              const isRing = asRings && cell === 'Yes';
              return (
                <td
                  key={column}
                  className={isRing ? 'data-table__ring' : undefined}
                  role={role('cell')}
                  data-label={isBlocks && !asRings ? column : undefined}
                >
                  {isRing ? <VisuallyHidden>{cell}</VisuallyHidden> : cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
