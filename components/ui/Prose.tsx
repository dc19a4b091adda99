import { DataTable, type TableData } from './DataTable.tsx';
import { Heading } from './Heading.tsx';
import type { HeadingLevel } from './heading-level.ts';
import { Stop, StopList } from './StopList.tsx';
import './Prose.css';

/** An item of running text as data: a paragraph, a heading, a list, stations in order, or a table. */
export type ProseItem =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly stops: readonly { readonly name: string; readonly text: string }[] }
  | { readonly table: TableData };

export interface ProseProps {
  items: readonly ProseItem[];
  /** Level of the headings inside; `4` by default. */
  level?: HeadingLevel;
}

export function Prose({ items, level = 4 }: ProseProps) {
  return <div className="prose">{items.map((item) => renderItem(item, level))}</div>;
}

function renderItem(item: ProseItem, level: HeadingLevel) {
  if (typeof item === 'string') return <p key={item}>{item}</p>;
  if ('heading' in item) {
    return (
      <Heading key={item.heading} level={level} size="h4">
        {item.heading}
      </Heading>
    );
  }
  if ('table' in item) return <DataTable key={item.table.caption} {...item.table} />;
  if ('stops' in item) {
    return (
      <StopList key={item.stops[0]?.name} ordered>
        {item.stops.map(({ name, text }) => (
          <Stop key={name}>
            <b className="prose__stop">{name}</b> {text}
          </Stop>
        ))}
      </StopList>
    );
  }
  return (
    <ul key={item.list.join()}>
      {item.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
