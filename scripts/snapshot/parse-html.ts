import { Parser } from 'htmlparser2';

/** A piece of an HTML document: text, a comment or declaration as it stands, or an element. */
export type HtmlNode =
  | { kind: 'text'; text: string }
  | { kind: 'other'; text: string }
  | HtmlElement;

export interface HtmlElement {
  kind: 'element';
  tag: string;
  /** Name → value, as it stands between the quotes. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** Whether the document closes it. Void elements are not closed. */
  isClosed: boolean;
}

/**
 * Reads HTML as it is written: no name changes its case, nothing is added or moved, and no entity is decoded unless
 * asked for.
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
