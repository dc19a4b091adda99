import { Portrait } from '../ui/Portrait.tsx';
import { drawingWords } from './drawings.content.ts';
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
    /** The number of all cards, including those that are not drawn. */
    readonly count: number;
    readonly cards: readonly (CardProps & {
      /** Set if the card hangs above its empty slot until somebody points at the board. */
      readonly lifted?: boolean;
    })[];
  }[];
}

interface CardProps {
  readonly text: string;
  readonly reference: string;
  /** The portrait of the colleague who does the work; none by default. */
  readonly owner?: string;
}

/** A board of cards, one of which may be on the move. */
export function Board({ columns, ...screen }: BoardProps) {
  return (
    <Screen {...screen}>
      <div className="board">
        {columns.map(({ name, count, cards }) => (
          <div key={name}>
            <b>
              {name} <span>{count}</span>
            </b>
            {cards.map(({ lifted = false, ...card }) => (
              <Lifted key={card.reference} isLifted={lifted}>
                <Card {...card} />
              </Lifted>
            ))}
            {count > cards.length && (
              <small>
                {count - cards.length} {drawingWords.more}
              </small>
            )}
          </div>
        ))}
      </div>
    </Screen>
  );
}

function Card({ text, reference, owner }: CardProps) {
  return (
    <p className="drawn__card">
      {text}
      <b>
        {reference}
        {owner && <Portrait src={owner} line={1} size="small" />}
      </b>
    </p>
  );
}
