import { Parser } from 'htmlparser2';
import { ISLAND_TAG, SOURCE_ATTRIBUTE } from '../shared/markers.ts';
import type { ChangedWords } from './dev-messages.ts';

/** A text in some HTML, and its place; without a source if an open page must not be changed there. */
interface PlacedText {
  text: string;
  source: string | undefined;
  nth: number;
  child: number;
}

interface ParsedHtml {
  texts: readonly PlacedText[];
  /** Everything but the texts. */
  elements: string;
  /** Source → how many elements it has made. */
  counts: ReadonlyMap<string, number>;
}

interface OpenElement {
  source: string | undefined;
  nth: number;
  children: number;
}

/**
 * Compares two versions of the HTML of a page.
 *
 * @returns the words that differ; undefined if anything else differs, or if an island shows the words, since its props
 *   contain them too.
 */
export function changedWords(before: string, after: string): readonly ChangedWords[] | undefined {
  const old = parse(before);
  const { texts, elements, counts } = parse(after);
  if (old.elements !== elements || old.texts.length !== texts.length) return undefined;
  const changes: ChangedWords[] = [];
  for (const [index, { text, source, ...place }] of texts.entries()) {
    const was = old.texts[index]?.text ?? '';
    if (text === was) continue;
    if (source === undefined) return undefined;
    changes.push({ source, ...place, count: counts.get(source) ?? 0, before: was, after: text });
  }
  return changes;
}

function parse(html: string): ParsedHtml {
  const texts: PlacedText[] = [];
  const open: OpenElement[] = [{ source: undefined, nth: 0, children: 0 }];
  const counts = new Map<string, number>();
  let elements = '';
  let islands = 0;
  let isInText = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      isInText = false;
      elements += `<${tag} ${JSON.stringify(attributes)}`;
      if (tag === ISLAND_TAG) islands += 1;
      const source = attributes[SOURCE_ATTRIBUTE];
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
        elements += '-';
      }
      isInText = true;
    },
    onclosetag(tag) {
      isInText = false;
      elements += '>';
      if (tag === ISLAND_TAG) islands -= 1;
      open.pop();
    },
  });
  parser.end(html);
  return { texts, elements, counts };
}
