import './Count.css';

/** A number that may count up, with `data-behavior="count"` on an element around it. */
export function Count({ children }: { children: string | number }) {
  return <span className="count">{children}</span>;
}
