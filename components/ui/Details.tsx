import type { ReactNode } from 'react';
import './Details.css';

export interface DetailsProps {
  /** Always shown: text, or inline elements, which may include a heading. */
  summary: ReactNode;
  children: ReactNode;
  /** Closed by default. */
  isOpen?: boolean | undefined;
}

export function Details({ summary, children, isOpen }: DetailsProps) {
  return (
    <details className="details" open={isOpen}>
      <summary>
        {typeof summary === 'string' ? <span className="details__title">{summary}</span> : summary}
      </summary>
      <div>{children}</div>
    </details>
  );
}
