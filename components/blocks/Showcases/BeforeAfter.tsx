import { FieldPlan } from '../../drawings/FieldPlan.tsx';
import { Arrow } from '../../ui/Arrow.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';
import './BeforeAfter.css';

export interface BeforeAfterProps extends SectionBaseProps {
  /** Two: the old one, then the new one. */
  sides: readonly (FormSheetProps & {
    /** Completes “Show …”. */
    readonly name: string;
  })[];
  /** The result: how many fields there were and are, and a sentence. It is beside the sheet if there is room, else below. */
  result?: { readonly from: string; readonly to: string; readonly text: string };
}

/** Two sides of a sheet, to be turned over: before and after. */
export function BeforeAfter({ sides, result, level = 2, ...section }: BeforeAfterProps) {
  return (
    <Section name="before-after" columns="4-8" level={level} {...section}>
      <Slider
        label="Both sides"
        effect="flip"
        pickers="turn"
        slides={sides.map(({ name, ...side }) => ({
          title: name,
          content: <FormSheet {...side} level={deeper(level)} />,
        }))}
      />
      {result && (
        <figure className="before-after__result">
          <p className="before-after__numbers">
            {result.from} <VisuallyHidden>to</VisuallyHidden> <Arrow /> {result.to}
          </p>
          <div className="before-after__plan">
            <FieldPlan left={sides.at(-1)?.left} />
          </div>
          <figcaption>{result.text}</figcaption>
        </figure>
      )}
    </Section>
  );
}
