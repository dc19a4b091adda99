import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { FieldBar, type FieldBarProps } from './FieldBar.tsx';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';
import './BeforeAfter.css';

export interface BeforeAfterProps extends SectionBaseProps {
  /** Two: the old one, then the new one. */
  sides: readonly (FormSheetProps & {
    /** Completes “Show …”. */
    readonly name: string;
  })[];
  /** What became of the fields. It is beside the sheet if there is room, else below. */
  result?: FieldBarProps;
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
        <div className="before-after__result">
          <FieldBar {...result} />
        </div>
      )}
    </Section>
  );
}
