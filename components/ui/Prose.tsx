import { DataTable, type TableData } from './DataTable.tsx';
import { Heading } from './Heading.tsx';
import type { HeadingLevel } from './heading-level.ts';
import './Prose.css';

/** A piece of running text as data: a paragraph, a heading, a list or a table. */
export type ProsePart =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
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
  return (
    <ul key={part.list.join()}>
      {part.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
