import { Parser } from 'htmlparser2';
import type { PageResponses } from '../page-responses.ts';
import type { PagesResponse } from './finder-messages.ts';
import { normaliseText } from './normalise-text.ts';
import type { SourceIndex } from './source-index.ts';

/** How many pages to search. Each must be rendered, and meanwhile the page that is being edited waits. */
const MAX_PAGES = 30;

/** Texts of at least this many characters are also searched for inside longer ones. Shorter ones would be everywhere. */
const MIN_INSIDE = 12;

/** Attributes with text that visitors read or hear. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'content'];

/** Returns a function that finds the other pages with a text, by searching their HTML. */
export function createPagesWith(index: SourceIndex, { get }: PageResponses) {
  const cache = new Map<string, { html: string; texts: ReadonlySet<string> }>();

  const textsOn = async (path: string): Promise<ReadonlySet<string>> => {
    const html = (await get(path)).document?.html ?? '';
    const cached = cache.get(path);
    const page = cached?.html === html ? cached : { html, texts: textsOf(html) };
    cache.set(path, page);
    return page.texts;
  };

  return async (text: string, path: string): Promise<PagesResponse> => {
    const wanted = normaliseText(text);
    const { all, using } = await index.routesWith(wanted);
    const others = using.filter((route) => route !== path);
    const pages: string[] = [];
    for (const other of others.slice(0, MAX_PAGES)) {
      if (occursIn(await textsOn(other), wanted)) pages.push(other);
    }
    const isEvery = pages.length > 0 && pages.length === all.filter((one) => one !== path).length;
    return { pages, isEvery, unchecked: Math.max(0, others.length - MAX_PAGES) };
  };
}

/** True if a text is one of these, or, unless it is short, part of one. */
function occursIn(texts: ReadonlySet<string>, wanted: string): boolean {
  if (texts.has(wanted)) return true;
  return wanted.length >= MIN_INSIDE && [...texts].some((text) => text.includes(wanted));
}

/** The texts of a document: each text node, the whole text of each element, and attributes. */
function textsOf(html: string): Set<string> {
  const texts = new Set<string>();
  /** The text so far of each open element, the innermost last. */
  const open: string[] = [];
  let isCode = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isCode = name === 'script' || name === 'style';
      open.push('');
      for (const key of TEXT_ATTRIBUTES) {
        if (attributes[key]) texts.add(normaliseText(attributes[key]));
      }
    },
    ontext(text) {
      if (isCode) return;
      texts.add(normaliseText(text));
      open.push((open.pop() ?? '') + text);
    },
    onclosetag() {
      isCode = false;
      const text = open.pop() ?? '';
      texts.add(normaliseText(text));
      open.push((open.pop() ?? '') + text);
    },
  });
  parser.end(html);
  return texts;
}
