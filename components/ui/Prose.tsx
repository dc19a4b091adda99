import { DataTable, type TableData } from './DataTable.tsx';
import { Heading } from './Heading.tsx';
import type { HeadingLevel } from './heading-level.ts';
import { Stop, StopList } from './StopList.tsx';
import './Prose.css';

/** A piece of running text as data: a paragraph, a heading, a list, stations in their order, or a table. */
export type ProsePart =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly stops: readonly { readonly name: string; readonly text: string }[] }
  | { readonly table: TableData };

export interface ProseProps {
  parts: readonly ProsePart[];
  /** Level of the headings inside; `4` by default. */
  level?: HeadingLevel;
}

export function Prose({ parts, level = 4 }: ProseProps) {
  return <div className="prose">{parts.map((part) => renderPart(part, level))}</div>;
}

function renderPart(part: ProsePart, level: HeadingLevel) {
  if (typeof part === 'string') return <p key={part}>{part}</p>;
  if ('heading' in part) {
    return (
      <Heading key={part.heading} level={level} size="h4">
        {part.heading}
      </Heading>
    );
  }
  if ('table' in part) return <DataTable key={part.table.caption} {...part.table} />;
  if ('stops' in part) {
    return (
      <StopList key="stops" ordered>
        {part.stops.map(({ name, text }) => (
          <Stop key={name}>
            <b className="prose__stop">{name}</b> {text}
          </Stop>
        ))}
      </StopList>
    );
  }
  return (
    <ul key={part.list.join()}>
      {part.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
