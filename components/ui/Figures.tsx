import { Arrow } from './Icon.tsx';
import { uiWords } from './ui.content.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Figures.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** The value before. */
  readonly from?: string;
}

/** Key figures, each with its unit or baseline in the label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ label, value, from }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from && (
              <small>
                {from} <VisuallyHidden>{uiWords.to}</VisuallyHidden> <Arrow />{' '}
              </small>
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
