/**
 * An island, because choosing a line changes which rows are shown, the state of the buttons and the count that is read
 * out. The rows themselves are plain HTML outside the island; which of them are hidden follows from the pressed button,
 * by Portfolio.css. A visitor without JavaScript sees all rows, and no buttons.
 */
import { useEffect, useState } from 'react';
import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { filterWords } from './portfolio.content.ts';
import './PortfolioFilter.css';

export interface PortfolioFilterProps {
  /** The element whose children carry `data-line`. */
  listId: string;
  /** How many jobs each line has, without lines that have none. */
  lines: readonly {
    readonly line: PlatformLine;
    readonly name: string;
    readonly count: number;
  }[];
}

export const hydrate = 'visible';

export default function PortfolioFilter({ listId, lines }: PortfolioFilterProps) {
  const [ready, setReady] = useState(false);
  const [line, setLine] = useState<PlatformLine | null>(null);
  const chosen = lines.find((candidate) => candidate.line === line);
  const total = lines.reduce((sum, { count }) => sum + count, 0);

  useEffect(() => setReady(true), []);

  useEffect(() => {
    const list = document.getElementById(listId);
    // Of the jobs of one line, none is left folded.
    if (line) list?.querySelector('details:has(.portfolio__job)')?.setAttribute('open', '');
  }, [listId, line]);

  return (
    <div className="portfolio-filter">
      <fieldset className="portfolio-filter__buttons" data-ready={ready} inert={!ready}>
        <legend>
          <VisuallyHidden>{filterWords.legend}</VisuallyHidden>
        </legend>
        <Button variant="secondary" aria-pressed={line === null} onClick={() => setLine(null)}>
          <span>
            {filterWords.all} <small>{total}</small>
          </span>
        </Button>
        {lines.map((button) => (
          <Button
            key={button.line}
            variant="secondary"
            data-line={button.line}
            aria-pressed={line === button.line}
            onClick={() => setLine(button.line)}
          >
            <Bullet line={button.line} />
            <span>
              {button.name} <small>{button.count}</small>
            </span>
          </Button>
        ))}
      </fieldset>
      <p role="status">
        <VisuallyHidden>
          {chosen
            ? filterWords.some(chosen.name, chosen.count, total)
            : filterWords.everything(total)}
        </VisuallyHidden>
      </p>
    </div>
  );
}
