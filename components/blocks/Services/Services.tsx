import { Arrow } from '../../ui/Arrow.tsx';
import { Bullet } from '../../ui/Bullet.tsx';
import type { LineNumber } from '../../ui/line-number.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Services.css';

export interface ServicesProps extends SectionFacts {
  caption: string;
  rows: readonly ServiceRow[];
  note?: string;
}

export interface ServiceRow {
  /** Target of links: `line-1`. */
  readonly id: string;
  readonly line: LineNumber;
  readonly name: string;
  readonly runs: string;
  readonly firstStop: string;
  readonly days: number;
  readonly price: string;
  readonly link?: LinkData;
}

/** The roles are explicit because the rows become blocks on small screens, which hides them from some readers. */
export function Services({ caption, rows, note, ...section }: ServicesProps) {
  return (
    <Section name="services" ruled {...section}>
      <table className="services__table" role="table">
        <caption className="services__caption">{caption}</caption>
        <thead className="services__heads" role="rowgroup">
          <tr role="row">
            {['Line', 'What we run', 'First stop', 'Days', 'Price'].map((head) => (
              <th key={head} className="services__head" scope="col" role="columnheader">
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
      {note && <p className="services__note">{note}</p>}
    </Section>
  );
}

function Row({ id, line, name, runs, firstStop, days, price, link }: ServiceRow) {
  return (
    <tr className="services__row" id={id} role="row">
      <th className="services__line" scope="row" role="rowheader">
        <span className="services__name">
          <Bullet line={line} />
          {name}
        </span>
      </th>
      <td className="services__cell" data-label="What we run" role="cell">
        {runs}
        {link && (
          <a className="services__link" href={link.href}>
            {link.label} <Arrow />
          </a>
        )}
      </td>
      <td className="services__cell" data-label="First stop" role="cell">
        {firstStop}
      </td>
      <td className="services__cell services__cell--number" data-label="Days" role="cell">
        {days}
      </td>
      <td className="services__cell services__cell--price" data-label="Price, fixed" role="cell">
        {price}
      </td>
    </tr>
  );
}
