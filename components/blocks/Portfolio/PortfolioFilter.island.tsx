/**
 * An island, because choosing a line changes which rows are shown, the state of the buttons and the count that is read
 * out. The rows themselves are plain HTML outside the island; which of them are hidden follows from the pressed button,
 * by Portfolio.css. A visitor without JavaScript sees all rows, and no buttons.
 */
import { useEffect, useState } from 'react';
import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './PortfolioFilter.css';

export interface PortfolioFilterProps {
  /** The element whose children carry `data-line`. */
  listId: string;
  /** How many jobs each line has, without lines that have none. */
  lines: readonly { readonly line: PlatformLine; readonly count: number }[];
}

const LINE_NAMES = { 1: 'Collaboration', 2: 'Design', 3: 'Web', 4: 'Cloud' } as const;

export const hydrate = 'visible';

export default function PortfolioFilter({ listId, lines }: PortfolioFilterProps) {
  const [ready, setReady] = useState(false);
  const [chosen, setChosen] = useState<PlatformLine | null>(null);
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const shown = lines.find(({ line }) => line === chosen)?.count ?? total;

  useEffect(() => setReady(true), []);

  useEffect(() => {
    const list = document.getElementById(listId);
    // Of the jobs of one line, none is left folded.
    if (chosen) list?.querySelector('details:has(.portfolio__job)')?.setAttribute('open', '');
  }, [listId, chosen]);

  return (
    <div className="portfolio-filter">
      <fieldset className="portfolio-filter__buttons" data-ready={ready} inert={!ready}>
        <legend>
          <VisuallyHidden>Filter jobs by line</VisuallyHidden>
        </legend>
        <Button variant="secondary" aria-pressed={chosen === null} onClick={() => setChosen(null)}>
          <span>
            All <small>{total}</small>
          </span>
        </Button>
        {lines.map(({ line, count }) => (
          <Button
            key={line}
            variant="secondary"
            data-line={line}
            aria-pressed={chosen === line}
            onClick={() => setChosen(line)}
          >
            <Bullet line={line} />
            <span>
              {LINE_NAMES[line]} <small>{count}</small>
            </span>
          </Button>
        ))}
      </fieldset>
      <p role="status">
        <VisuallyHidden>
          {chosen === null
            ? `All lines: ${total} jobs`
            : `${LINE_NAMES[chosen]}: ${shown} of ${total} jobs`}
        </VisuallyHidden>
      </p>
    </div>
  );
}
