import { PAGE_ID } from '../shared/markers.ts';
import { formatHtml } from '../snapshot/format-html.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';
import { type HtmlElement, parseHtml } from '../snapshot/parse-html.ts';
import {
  anchorsOf,
  flatten,
  linksOf,
  type PageContent,
  readPageContent,
  readWords,
} from './page-content.ts';

/** Everything about a page that a review compares. */
export interface PageFacts {
  /** The body, one element or sentence per line, without hashes. */
  body: string;
  /** All its text, layout included, one heading, paragraph or label per line. */
  words: readonly string[];
  /** What search engines and previews read, name → value: `title`, `meta description`, `link canonical` … */
  head: ReadonlyMap<string, string>;
  /** The addresses that it links to, layout included. */
  links: ReadonlySet<string>;
  /** All ids, layout included. */
  anchors: ReadonlySet<string>;
  content: PageContent;
}

/** @param html a document as the build writes it. */
export function readPageFacts(html: string): PageFacts {
  const masked = maskHashes(html);
  const elements = [...flatten(parseHtml(masked, { decodeEntities: true }))];
  const body = elements.find(({ tag }) => tag === 'body');
  const page = elements.find(({ attributes }) => attributes.id === PAGE_ID);
  return {
    body: formatHtml(/<body>.*<\/body>/s.exec(masked)?.[0] ?? masked),
    words: readWords(body?.children ?? []),
    head: new Map(elements.flatMap(headEntry)),
    links: linksOf(elements),
    anchors: anchorsOf(elements),
    content: readPageContent(page?.children ?? []),
  };
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
