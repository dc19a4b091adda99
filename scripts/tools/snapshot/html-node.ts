import type { parseDocument } from 'htmlparser2';

/** A node as htmlparser2 returns it: text, an element, a comment or a declaration. */
export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

export type HtmlElement = Extract<HtmlNode, { attribs: object }>;
