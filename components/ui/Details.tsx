import { classNames } from './class-names.ts';
import './Details.css';

export interface DetailsProps {
  /** Always shown: text, or inline elements, which may include a heading. */
  summary: React.ReactNode;
  /** At the end of the row; on a phone, below the summary. */
  note?: React.ReactNode;
  children: React.ReactNode;
  /** Closed by default. */
  isOpen?: boolean | undefined;
  /** Set the sign directly after the summary, as in running text; by default it is at the end of the row. */
  isInline?: boolean;
}

export function Details({ summary, note, children, isOpen, isInline }: DetailsProps) {
  return (
    <details className={classNames('details', isInline && 'details--inline')} open={isOpen}>
      <summary>
        {typeof summary === 'string' ? <span className="details__title">{summary}</span> : summary}
        {note && <span className="details__note">{note}</span>}
      </summary>
      <div>{children}</div>
    </details>
  );
}
