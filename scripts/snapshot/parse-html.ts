import { Parser } from 'htmlparser2';

/** A node of an HTML document: text, an element, or the source of a comment or declaration. */
export type HtmlNode =
  | { kind: 'text'; text: string }
  | { kind: 'other'; text: string }
  | HtmlElement;

export interface HtmlElement {
  kind: 'element';
  tag: string;
  /** Name → value, exactly as between the quotes. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** Whether it has an end tag. Void elements have none. */
  isClosed: boolean;
}

/**
 * Parses HTML exactly as written: names keep their case, nothing is added or moved, and entities are decoded only on
 * request.
 */
export function parseHtml(
  html: string,
  { decodeEntities = false }: { decodeEntities?: boolean } = {},
): readonly HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlElement[] = [];
  const add = (node: HtmlNode) => (open.at(-1)?.children ?? root).push(node);
  const parser = new Parser(
    {
      ontext(text) {
        const last = (open.at(-1)?.children ?? root).at(-1);
        if (last?.kind === 'text') last.text += text;
        else add({ kind: 'text', text });
      },
      oncomment: (text) => add({ kind: 'other', text: `<!--${text}-->` }),
      onprocessinginstruction: (_, text) => add({ kind: 'other', text: `<${text}>` }),
      onopentag(tag, attributes) {
        const element: HtmlElement = {
          kind: 'element',
          tag,
          attributes: { ...attributes },
          children: [],
          isClosed: false,
        };
        add(element);
        open.push(element);
      },
      onclosetag(_, isImplied) {
        const element = open.pop();
        if (element) element.isClosed = !isImplied;
      },
    },
    {
      decodeEntities,
      lowerCaseAttributeNames: false,
      lowerCaseTags: false,
      recognizeSelfClosing: true,
    },
  );
  parser.end(html);
  return root;
}
