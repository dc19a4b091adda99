import { type ComponentType, isValidElement, type ReactNode } from 'react';

const MANY = 12;

/**
 * Examples of a component, made from the content of a page: as it is, with longer words, twice on a page if it has a
 * title and, for a list among its props, with one item and with many.
 */
export function variants<P extends object>(
  Component: ComponentType<P>,
  props: NoInfer<P>,
  list?: keyof P & string,
): Record<string, ReactNode> {
  const examples = {
    default: <Component {...props} />,
    longest: <Component {...changeTexts(props, lengthen)} />,
    ...('title' in props && {
      twice: repeat([{ id: 'once', ...props }], 2).map((copy) => (
        <Component key={copy.id} {...copy} />
      )),
    }),
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

/** As many items, in turn; each has texts and ids of its own. */
export function repeat<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) =>
    changeTexts(
      items[index % items.length] as T,
      (text) => `${text} ${index + 1}`,
      (id) => `${id}-${index}`,
    ),
  );
}

const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';

/** Four times the sentence, and a long word; twice what is as short as a name, the second time as one word. */
function lengthen(text: string): string {
  if (text.length > 24) return `${`${text} `.repeat(4)}${LONG_WORD}`;
  return text.includes(' ') ? `${text} ${text.replaceAll(' ', '')}` : text;
}

/** Anything else is an address, a date, or the name of something: one word without a capital. */
const TEXT = /^(?!data:).*[\s\p{Lu}]/su;

/** Changes all texts in plain data, and perhaps ids, and leaves its elements as they are. */
function changeTexts<T>(
  data: T,
  change: (text: string) => string,
  changeId: (id: string) => string = (id) => id,
): T {
  const changed = (value: unknown, name?: string): unknown => {
    if (typeof value === 'string') {
      if (name === 'id') return changeId(value);
      return TEXT.test(value) ? change(value) : value;
    }
    if (Array.isArray(value)) return value.map((part) => changed(part));
    if (!(value instanceof Object) || isValidElement(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, changed(part, key)]),
    );
  };
  return changed(data) as T;
}
