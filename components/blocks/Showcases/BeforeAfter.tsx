import { Arrow } from '../../ui/Arrow.tsx';
import { Details } from '../../ui/Details.tsx';
import type { Figure } from '../../ui/Figures.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper, type HeadingLevel } from '../../ui/heading-level.ts';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';
import './BeforeAfter.css';

export interface BeforeAfterProps {
  /** The id that links lead to. */
  id: string;
  title: string;
  /** How the one became the other, in short. */
  text?: readonly ProseItem[];
  /** The same in full, above the sheet. */
  more?: readonly ProseItem[];
  /** What came of it. */
  figure?: Required<Figure>;
  /** What unfolds the sheet. */
  summary: string;
  /** Two: the old one, then the new one. */
  sides: readonly (FormSheetProps & {
    /** Completes “Show …”. */
    readonly name: string;
  })[];
  /** `3` by default. */
  level?: HeadingLevel;
}

/** What was done, what came of it and, folded, a sheet to be turned over: before and after. */
export function BeforeAfter({
  id,
  title,
  text,
  more,
  figure,
  summary,
  sides,
  level = 3,
}: BeforeAfterProps) {
  return (
    <section id={id} className="before-after" aria-labelledby={`${id}-title`}>
      <Heading level={level} size="label" id={`${id}-title`}>
        {title}
      </Heading>
      {figure && (
        <p className="before-after__figure">
          <b>
            {figure.from} <VisuallyHidden>to</VisuallyHidden> <Arrow /> {figure.value}
          </b>{' '}
          {figure.label}
        </p>
      )}
      {text && <Prose items={text} />}
      <Details summary={summary}>
        {more && <Prose items={more} />}
        <Slider
          label="Both sides"
          effect="flip"
          pickers="turn"
          slides={sides.map(({ name, ...side }) => ({
            title: name,
            content: <FormSheet {...side} level={deeper(level)} />,
          }))}
        />
      </Details>
    </section>
  );
}
