import './DateLine.css';

export interface DateLineData {
  readonly label: string;
  readonly stops: readonly {
    /** `YYYY-MM-DD`; a stop without one is where we are now. */
    readonly date?: string;
    readonly name: string;
    readonly text: string;
  }[];
  readonly note: string;
}

export function DateLine({ label, stops, note }: DateLineData) {
  return (
    <div className="date-line">
      <ol className="date-line__stops" aria-label={label}>
        {stops.map(({ date, name, text }) => (
          <li key={name} className="date-line__stop">
            <b className="date-line__name">{date ? <time dateTime={date}>{name}</time> : name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="date-line__note">{note}</p>
    </div>
  );
}
