import { PlatformStack } from '../../drawings/PlatformStack.tsx';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type ServiceRow, ServicesTable } from './ServicesTable.tsx';
import './Services.css';

export interface ServicesProps extends SectionBaseProps {
  caption: string;
  rows: readonly ServiceRow[];
  note?: string;
  /** To more about one of the lines, after the note. */
  link?: LinkData;
}

/** A timetable of services beside a drawing of platforms. Pointing at a row lifts its platform. */
export function Services({ caption, rows, note, link, ...section }: ServicesProps) {
  const lines = [...new Set(rows.map(({ line }) => line))];
  return (
    <Section name="services" {...section}>
      <div className="services__platforms">
        <PlatformStack lines={lines} />
      </div>
      <ServicesTable caption={caption} rows={rows} />
      {note && (
        <p className="services__note">
          {note} {link && <TextLink {...link} arrow />}
        </p>
      )}
    </Section>
  );
}
