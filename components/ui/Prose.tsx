import { isValidElement, type ReactElement } from 'react';
import { Heading, type HeadingLevel } from './Heading.tsx';
import './Prose.css';

/** An item of running text as data: a paragraph, a heading or a list. */
export type ProseData =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] };

/** An element, such as a table, has a key. */
export type ProseItem = ProseData | ReactElement;

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
  if (isValidElement(item)) return item;
  if ('heading' in item) {
    return (
      <Heading key={item.heading} level={level} size="h4">
        {item.heading}
      </Heading>
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
