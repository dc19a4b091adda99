import './KeyNumber.css';

export interface KeyFigure {
  readonly value: string;
  readonly label: string;
}

/** One large number, and what it counts. */
export function KeyNumber({ value, label }: KeyFigure) {
  return (
    <p className="key-number">
      <b className="key-number__value">{value}</b> {label}
    </p>
  );
}
