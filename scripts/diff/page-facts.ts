import { formatHtml } from '../snapshot/format-html.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';
import { type HtmlElement, type HtmlNode, parseHtml } from '../snapshot/parse-html.ts';

/** What a review of a page looks at. */
export interface PageFacts {
  /** The body, one element or sentence a line, without hashes. */
  body: string;
  /** What search engines and previews read, name → value: `title`, `meta description`, `link canonical` … */
  head: ReadonlyMap<string, string>;
  /** Where its links lead. */
  links: ReadonlySet<string>;
  /** Ids, which links from elsewhere may name. */
  anchors: ReadonlySet<string>;
}

/** @param html a document as the build writes it. */
export function readPageFacts(html: string): PageFacts {
  const masked = maskHashes(html);
  const elements = [...flatten(parseHtml(masked))];
  const links = elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href);
  return {
    body: formatHtml(/<body>.*<\/body>/s.exec(masked)?.[0] ?? masked),
    head: new Map(elements.flatMap(headEntry)),
    links: new Set(links.filter((href) => href !== undefined)),
    anchors: new Set(elements.flatMap(({ attributes: { id } }) => (id ? [id] : []))),
  };
}

function* flatten(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    yield node;
    yield* flatten(node.children);
  }
}

function headEntry({ tag, attributes, children }: HtmlElement): [string, string][] {
  const { name, property, content = '', rel, href = '', type } = attributes;
  const text = children.map((child) => ('text' in child ? child.text : '')).join('');
  if (tag === 'title') return [['title', text]];
  if (tag === 'meta' && (name ?? property)) return [[`meta ${name ?? property}`, content]];
  if (tag === 'link' && rel && /^(canonical|alternate|icon|manifest)$/.test(rel)) {
    return [[`link ${rel}`, href]];
  }
  return tag === 'script' && type === 'application/ld+json' ? [['structured data', text]] : [];
}
