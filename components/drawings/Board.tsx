import { classNames } from '../ui/class-names.ts';
import type { LineNumber } from '../ui/line-number.ts';
import { Screen } from './Screen.tsx';
import './Board.css';

export interface BoardProps {
  alt: string;
  title: string;
  place?: string;
  state?: string;
  columns: readonly {
    readonly name: string;
    /** Of all its cards, of which not all are drawn. */
    readonly count: number;
    readonly cards: readonly {
      readonly line: LineNumber;
      readonly text: string;
      readonly reference: string;
      /** Hangs above its empty slot, until somebody points at the board. */
      readonly lifted?: boolean;
    }[];
  }[];
}

/** A board with its cards, one of which may be on its way. */
export function Board({ columns, ...screen }: BoardProps) {
  return (
    <Screen {...screen}>
      <div className="board">
        {columns.map(({ name, count, cards }) => (
          <div key={name} className="board__column">
            <p className="board__name">
              {name} <span>{count}</span>
            </p>
            {cards.map(({ line, text, reference, lifted }) => (
              <div
                key={reference}
                className={classNames('board__slot', lifted && 'board__slot--empty')}
              >
                <p className="board__card">
                  {text}
                  <b className="board__reference">
                    <i className={`board__line board__line--${line}`}>{line}</i>
                    {reference}
                  </b>
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Screen>
  );
}
