import { PlatformStack } from '../../drawings/PlatformStack.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { type LinkData, TextLink } from '../../ui/TextLink.tsx';
import { type ServiceRow, ServicesTable } from './ServicesTable.tsx';
import './Services.css';

export interface ServicesProps extends SectionBaseProps {
  rows: readonly ServiceRow[];
  /** A reason to begin, below the table. */
  note?: string;
  /** What the prices mean. */
  smallPrint: string;
  /** To more about one of the lines, after the small print. */
  link?: LinkData;
}

/** A timetable of services beside a drawing of platforms. Pointing at a row lifts its platform. */
export function Services({ rows, note, smallPrint, link, ...section }: ServicesProps) {
  const lines = [...new Set(rows.map(({ line }) => line))];
  return (
    <Section name="services" {...section}>
      <div className="services__platforms">
        <PlatformStack lines={lines} />
      </div>
      <ServicesTable label={section.title} rows={rows} />
      <div className="services__notes">
        {note && <p className="services__note">{note}</p>}
        <p className="services__small-print">{smallPrint}</p>
        {link && <TextLink {...link} arrow />}
      </div>
    </Section>
  );
}
