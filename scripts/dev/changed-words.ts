import { Parser } from 'htmlparser2';
import { ISLAND_TAG, SOURCE_ATTRIBUTE } from '../shared/markers.ts';
import type { ChangedWords } from './dev-messages.ts';

/** A text of a document, and its place; without a source if the open page must not be changed there. */
interface PlacedText {
  text: string;
  source: string | undefined;
  nth: number;
  child: number;
}

interface PlacedTexts {
  texts: readonly PlacedText[];
  /** Source → how many elements it has made. */
  counts: ReadonlyMap<string, number>;
}

interface OpenElement {
  source: string | undefined;
  nth: number;
  children: number;
}

/**
 * Compares two versions of a document.
 *
 * @returns the words that differ; undefined if anything else differs, or if an island shows the words, since its props
 *   contain them too.
 */
export function changedWords(before: string, after: string): readonly ChangedWords[] | undefined {
  if (withoutTexts(before) !== withoutTexts(after)) return undefined;
  const { texts: old } = placedTexts(before);
  const { texts, counts } = placedTexts(after);
  if (old.length !== texts.length) return undefined;
  const changes: ChangedWords[] = [];
  for (const [index, { text, source, ...place }] of texts.entries()) {
    const was = old[index]?.text ?? '';
    if (text === was) continue;
    if (source === undefined) return undefined;
    changes.push({ source, ...place, count: counts.get(source) ?? 0, before: was, after: text });
  }
  return changes;
}

function withoutTexts(html: string): string {
  return html.replace(/>[^<]+/g, '>');
}

function placedTexts(html: string): PlacedTexts {
  const texts: PlacedText[] = [];
  const open: OpenElement[] = [{ source: undefined, nth: 0, children: 0 }];
  const counts = new Map<string, number>();
  let islands = 0;
  let isInText = false;
  const parser = new Parser({
    onopentag(tag, { [SOURCE_ATTRIBUTE]: source }) {
      isInText = false;
      if (tag === ISLAND_TAG) islands += 1;
      const nth = counts.get(source ?? '') ?? 0;
      if (source) counts.set(source, nth + 1);
      const parent = open.at(-1);
      if (parent) parent.children += 1;
      open.push({ source, nth, children: 0 });
    },
    ontext(chunk) {
      const last = texts.at(-1);
      const parent = open.at(-1);
      // The parser reports a text with character references in several chunks.
      if (isInText && last) last.text += chunk;
      else if (parent) {
        const source = islands > 0 ? undefined : parent.source;
        texts.push({ text: chunk, source, nth: parent.nth, child: parent.children });
        parent.children += 1;
      }
      isInText = true;
    },
    onclosetag(tag) {
      isInText = false;
      if (tag === ISLAND_TAG) islands -= 1;
      open.pop();
    },
  });
  parser.end(html);
  return { texts, counts };
}
