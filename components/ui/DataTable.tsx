import type { ReactNode } from 'react';
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
  /** Aligns the last column right, in tabular figures, for money and counts. */
  lastIsNumber?: boolean;
  /** Draws each row as a line that stops where its cell says “Yes”. */
  drawAsLines?: boolean;
}

/** The most columns that fit side by side on a phone. */
const NARROW = 3;

/**
 * A table. With many columns its rows become blocks on a phone, and each cell repeats the head of its column. The roles
 * are then explicit, since `display: block` removes the semantics of a table.
 */
export function DataTable({ caption, columns, rows, lastIsNumber, drawAsLines = false }: DataTableProps) {
  const isBlocks = drawAsLines || columns.length > NARROW;
  const role = (name: string) => (isBlocks ? name : undefined);
  const className = classNames(
    'data-table',
    lastIsNumber && 'data-table--numbers',
    isBlocks && (drawAsLines ? 'data-table--stops' : 'data-table--wide'),
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
              const { name, content } = drawAsLines ? stopOf(cells, index) : { content: cell };
              return (
                <td
                  key={column}
                  className={name || undefined}
                  role={role('cell')}
                  data-label={isBlocks && !drawAsLines ? column : undefined}
                >
                  {lastIsNumber && index === cells.length - 1 ? amountOf(cell) : content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const YES = 'Yes';

/**
 * A cell as a section of its row's line, which runs from the first stop to the last and may pass a cell without
 * stopping.
 */
function stopOf(cells: readonly string[], index: number) {
  const isStop = cells[index] === YES;
  const isOn = cells.indexOf(YES) < index && index <= cells.lastIndexOf(YES);
  return {
    name: classNames(isStop && 'data-table__cell--stop', isOn && 'data-table__cell--on'),
    content: isStop || isOn ? <VisuallyHidden>{cells[index]}</VisuallyHidden> : cells[index],
  };
}

/** “from £18,000” with the word in small type. */
function amountOf(cell: string): ReactNode {
  const [, word, amount] = /^([a-z]+ )(.+)$/.exec(cell) ?? [];
  return word ? (
    <>
      <small className="data-table__word">{word}</small>
      {amount}
    </>
  ) : (
    cell
  );
}
