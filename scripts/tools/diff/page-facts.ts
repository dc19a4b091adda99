import { DomUtils, parseDocument } from 'htmlparser2';
import { PAGE_ID } from '../../shared/markers.ts';
import { formatHtml, type HtmlElement } from '../snapshot/format-html.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';
import { type PageContent, readPageContent } from './page-content.ts';

/** Everything about a page that a review compares. */
export interface PageFacts {
  /** What search engines and previews read, name → value: `title`, `meta description`, `link canonical` … */
  head: ReadonlyMap<string, string>;
  /** The body, one element or sentence per line, without hashes. */
  body: string;
  /** The content of the body, layout included. */
  whole: PageContent;
  /** The content of the page itself, without its layout. */
  own: PageContent;
}

/** @param html a document as the build writes it. */
export function readPageFacts(html: string): PageFacts {
  const masked = maskHashes(html);
  const elements = DomUtils.findAll(() => true, parseDocument(masked));
  const body = elements.find(({ name }) => name === 'body');
  const page = elements.find(({ attribs }) => attribs.id === PAGE_ID);
  return {
    head: new Map(elements.flatMap(headEntry)),
    body: formatHtml(/<body>.*<\/body>/s.exec(masked)?.[0] ?? masked),
    whole: readPageContent(body?.children ?? []),
    own: readPageContent(page?.children ?? []),
  };
}

function headEntry(element: HtmlElement): [string, string][] {
  const { name: tag, attribs } = element;
  const { name, property, content = '', rel = '', href = '', type } = attribs;
  if (tag === 'title') return [['title', DomUtils.textContent(element)]];
  if (tag === 'meta' && (name ?? property)) return [[`meta ${name ?? property}`, content]];
  if (tag === 'link' && /^(canonical|alternate|icon|manifest)$/.test(rel)) {
    return [[`link ${rel}`, href]];
  }
  return tag === 'script' && type === 'application/ld+json'
    ? [['structured data', DomUtils.textContent(element)]]
    : [];
}
