import { type ComponentType, isValidElement, type ReactNode } from 'react';

const MANY = 12;

/**
 * Examples of a component, made from the content of a page: as it is, with longer words and, for a list among its props,
 * with one item and with many.
 */
export function variants<P extends object>(
  Component: ComponentType<P>,
  props: NoInfer<P>,
  list?: keyof P & string,
): Record<string, ReactNode> {
  const examples = {
    default: <Component {...props} />,
    longest: <Component {...changeTexts(props, lengthen)} />,
  };
  if (!list) return examples;
  const items = props[list] as readonly unknown[];
  return {
    ...examples,
    one: <Component {...props} {...{ [list]: items.slice(0, 1) }} />,
    many: <Component {...props} {...{ [list]: repeat(items, MANY) }} />,
  };
}

/** The component between the gutters of a page, for one that stands inside a section. */
export function contained<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return (props) => (
    <div className="contained">
      <Component {...props} />
    </div>
  );
}

/** As many items, in turn; each has texts and an `id` of its own. */
export function repeat<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => {
    const number = (text: string) => `${text} ${index + 1}`;
    const item = changeTexts(items[index % items.length] as T, number);
    return item instanceof Object && 'id' in item ? { ...item, id: `${item.id}-${index}` } : item;
  });
}

const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';

/** Four times the sentence, and a long word; twice what is as short as a name, the second time as one word. */
function lengthen(text: string): string {
  if (text.length > 24) return `${`${text} `.repeat(4)}${LONG_WORD}`;
  return text.includes(' ') ? `${text} ${text.replaceAll(' ', '')}` : text;
}

/** Anything else is an address, a date, or the name of something: one word without a capital. */
const TEXT = /^(?!data:).*[\s\p{Lu}]/su;

/** Changes all texts in plain data, and leaves its elements as they are. */
function changeTexts<T>(data: T, change: (text: string) => string): T {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return TEXT.test(value) ? change(value) : value;
    if (Array.isArray(value)) return value.map(changed);
    if (!(value instanceof Object) || isValidElement(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
  };
  return changed(data) as T;
}
