import './FieldBar.css';

export interface FieldBarProps {
  caption: string;
  /** What became of the fields of a form: those that are asked, those that are kept, those that are gone. */
  parts: readonly [Part, Part, Part];
}

interface Part {
  readonly count: number;
  readonly text: string;
}

const KINDS = ['asked', 'kept', 'gone'] as const;

/** The fields of a form as one bar, drawn to scale, with a key below it. */
export function FieldBar({ caption, parts }: FieldBarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const share = (count: number) => `${Math.round((count / total) * 1000) / 10}%`;
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="field-bar">
      <p>{caption}</p>
      <svg className="field-bar__bar" aria-hidden="true">
        {parts.map(({ count }, index) => (
          <rect
            key={KINDS[index]}
            className={`field-bar__part field-bar__part--${KINDS[index]}`}
            x={share(before(index))}
            width={share(count)}
            height="100%"
          />
        ))}
      </svg>
      <ul className="field-bar__key">
        {parts.map(({ count, text }, index) => (
          <li key={KINDS[index]}>
            <svg className="field-bar__sign" aria-hidden="true">
              <rect
                className={`field-bar__part field-bar__part--${KINDS[index]}`}
                width="100%"
                height="100%"
              />
            </svg>
            <b className="field-bar__count">{count}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
