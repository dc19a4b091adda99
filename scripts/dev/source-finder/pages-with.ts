import { Parser } from 'htmlparser2';
import type { Pages } from '../pages.ts';
import type { PagesAnswer } from './finder-messages.ts';
import { plainWords } from './plain-words.ts';
import type { SourceIndex } from './source-index.ts';

/** Pages are rendered to be looked at: more would keep the one that is being edited waiting. */
const MOST_PAGES = 30;

/** Characters from which words are a sentence. */
const SENTENCE = 12;

/** Attributes with words that somebody reads or hears. */
const READ = ['alt', 'aria-label', 'placeholder', 'title', 'content'];

/** Tells on which other pages the same words stand, from the pages themselves. */
export function openPagesWith(index: SourceIndex, { get }: Pages) {
  const seen = new Map<string, { html: string; texts: ReadonlySet<string> }>();

  const textsOn = async (path: string): Promise<ReadonlySet<string>> => {
    const html = (await get(path)).document?.html ?? '';
    const known = seen.get(path);
    if (known?.html === html) return known.texts;
    const texts = textsOf(html);
    seen.set(path, { html, texts });
    return texts;
  };

  return async (text: string, path: string): Promise<PagesAnswer> => {
    const wanted = plainWords(text);
    const { all, using } = await index.routesWith(wanted);
    const others = using.filter((route) => route !== path);
    const pages: string[] = [];
    for (const other of others.slice(0, MOST_PAGES)) {
      if (stands(wanted, await textsOn(other))) pages.push(other);
    }
    const isEvery = pages.length > 0 && pages.length === all.filter((one) => one !== path).length;
    return { pages, isEvery, unseen: Math.max(0, others.length - MOST_PAGES) };
  };
}

/** True where they are a text, or a piece of one that cannot be one by chance. */
function stands(words: string, texts: ReadonlySet<string>): boolean {
  if (texts.has(words)) return true;
  return words.length >= SENTENCE && [...texts].some((text) => text.includes(words));
}

/** Each text of a document, alone and with what stands in elements around it. */
function textsOf(html: string): Set<string> {
  const texts = new Set<string>();
  const open: string[] = [];
  let isUnread = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isUnread = name === 'script' || name === 'style';
      open.push('');
      for (const key of READ) if (attributes[key]) texts.add(plainWords(attributes[key]));
    },
    ontext(text) {
      if (isUnread) return;
      texts.add(plainWords(text));
      open.push((open.pop() ?? '') + text);
    },
    onclosetag() {
      isUnread = false;
      const text = open.pop() ?? '';
      texts.add(plainWords(text));
      open.push((open.pop() ?? '') + text);
    },
  });
  parser.end(html);
  return texts;
}
