import { Section } from './Section.tsx';

const section = { name: 'example', title: 'Four lines, one timetable.' };
const lede =
  'Take one line or connect all four. Every engagement begins with a fixed-price first stop.';
const text = <p>The section's own content stands here.</p>;

export const examples = {
  default: <Section {...section}>{text}</Section>,
  sheet: (
    <Section {...section} ground="sheet" lede={lede}>
      {text}
    </Section>
  ),
  columns: (
    <Section {...section} columns="4-8" lede={lede}>
      {text}
    </Section>
  ),
  panel: (
    <Section {...section} ground="panel" columns="7-5" lede={lede}>
      {text}
    </Section>
  ),
  brand: (
    <Section {...section} ground="brand" columns="7-5">
      {text}
    </Section>
  ),
  hidden: (
    <Section {...section} titleHidden tight>
      {text}
    </Section>
  ),
};
