import type { LineNumber } from '../ui/line-number.ts';
import { Lifted } from './Lifted.tsx';
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
    readonly cards: readonly (CardProps & {
      /** Hangs above its empty slot, until somebody points at the board. */
      readonly lifted?: boolean;
    })[];
  }[];
}

interface CardProps {
  readonly text: string;
  readonly reference: string;
  /** Marks a card by the line that it belongs to. */
  readonly line?: LineNumber;
  readonly owner?: string;
}

/** A board with its cards, one of which may be on its way. */
export function Board({ columns, ...screen }: BoardProps) {
  return (
    <Screen {...screen}>
      <div className="board">
        {columns.map(({ name, count, cards }) => (
          <div key={name}>
            <b>
              {name} <span>{count}</span>
            </b>
            {cards.map(({ lifted, ...card }) =>
              lifted ? (
                <Lifted key={card.reference}>
                  <Card {...card} />
                </Lifted>
              ) : (
                <Card key={card.reference} {...card} />
              ),
            )}
          </div>
        ))}
      </div>
    </Screen>
  );
}

function Card({ line, text, reference, owner }: CardProps) {
  return (
    <p>
      {text}
      <b>
        {line && <i className={`board__line--${line}`}>{line}</i>}
        {reference}
        {owner && <span>{owner}</span>}
      </b>
    </p>
  );
}
