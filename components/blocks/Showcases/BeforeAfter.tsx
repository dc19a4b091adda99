import { Details } from '../../ui/Details.tsx';
import type { Figure } from '../../ui/Figures.tsx';
import { Display, deeper, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Arrow } from '../../ui/Icon.tsx';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { turn } from '../../ui/slider/turn.ts';
import { uiWords } from '../../ui/ui.content.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';
import './BeforeAfter.css';

export interface BeforeAfterProps {
  /** The id that links lead to. */
  id: string;
  title: string;
  /** What the sheet shows. */
  label: string;
  /** What came of it, beside the title. */
  figure: Required<Figure>;
  /** How the one became the other, above the sheet. */
  text: readonly ProseItem[];
  /** Two: the old one, then the new one. */
  sides: readonly (FormSheetProps & {
    /** Completes “Show …”. */
    readonly name: string;
  })[];
  /** `3` by default. */
  level?: HeadingLevel;
}

/** What was done and what came of it and, folded, a sheet to be turned over: before and after. */
export function BeforeAfter({
  id,
  title,
  label,
  figure,
  text,
  sides,
  level = 3,
}: BeforeAfterProps) {
  const heading = (
    <Heading level={level} size="h4" id={`${id}-title`}>
      {title}
    </Heading>
  );
  const result = (
    <>
      <Display as="b" size="h3" className="before-after__figure">
        {figure.from} <VisuallyHidden>{uiWords.to}</VisuallyHidden> <Arrow /> {figure.value}
      </Display>{' '}
      {figure.label}
    </>
  );
  return (
    <section id={id} className="before-after" aria-labelledby={`${id}-title`}>
      <Details summary={heading} note={result}>
        <Prose items={text} />
        <Slider
          label={label}
          effect="flip"
          pickers={turn}
          slides={sides.map(({ name, ...side }) => ({
            title: name,
            content: <FormSheet {...side} level={deeper(level)} />,
          }))}
        />
      </Details>
    </section>
  );
}
