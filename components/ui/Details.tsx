import type { ReactNode } from 'react';
import './Details.css';

export interface DetailsProps {
  /** Always shown: text, or inline elements, which may include a heading. */
  summary: ReactNode;
  children: ReactNode;
}

export function Details({ summary, children }: DetailsProps) {
  return (
    <details className="details">
      <summary>
        {typeof summary === 'string' ? <span className="details__title">{summary}</span> : summary}
      </summary>
      <div>{children}</div>
    </details>
  );
}
