import { PlatformStack } from '../../drawings/PlatformStack.tsx';
import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { type LinkData, TextLink } from '../../ui/TextLink.tsx';
import './ServicesTable.css';
import './Services.css';

export interface ServicesProps extends SectionBaseProps {
  /** Of the five columns. */
  heads: readonly string[];
  rows: readonly ServiceRow[];
  /** A reason to begin, below the table. */
  note?: string;
  /** What the prices mean. */
  smallPrint: string;
  /** To more about one of the lines, after the small print. */
  link?: LinkData;
}

/** A timetable of services beside a drawing of platforms. Pointing at a row lifts its platform. */
export function Services({ heads, rows, note, smallPrint, link, ...section }: ServicesProps) {
  const lines = [...new Set(rows.map(({ line }) => line))];
  return (
    <Section name="services" {...section}>
      <div className="services__platforms">
        <PlatformStack lines={lines} />
      </div>
      <ServicesTable label={section.title} heads={heads} rows={rows} />
      <div className="services__notes">
        {note && <p className="services__note">{note}</p>}
        <p className="services__small-print">{smallPrint}</p>
        {link && <TextLink {...link} arrow />}
      </div>
    </Section>
  );
}

export interface ServiceRow {
  /** The id that links lead to: `line-1`. */
  readonly id: string;
  readonly line: PlatformLine;
  readonly name: string;
  readonly runs: string;
  readonly firstStop: string;
  /** Where the first stop is asked for. */
  readonly href: string;
  readonly days: number;
  readonly price: string;
}

/**
 * The roles are explicit because the rows are displayed as blocks, and some browsers then drop their table semantics.
 */
function ServicesTable({
  label,
  heads,
  rows,
}: Pick<ServicesProps, 'heads' | 'rows'> & { label: string }) {
  return (
    <table className="services-table" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ id, line, name, runs, firstStop, href, days, price }: ServiceRow) {
  return (
    <tr id={id} role="row" data-line={line}>
      <th scope="row" role="rowheader">
        <span className="services-table__name">
          <Bullet line={line} />
          {name}
        </span>
      </th>
      <td role="cell">{runs}</td>
      <td role="cell">
        <a className="services-table__stop" href={href}>
          {firstStop}
        </a>
      </td>
      <td role="cell">{days}</td>
      <td role="cell">{price}</td>
    </tr>
  );
}
