import { misfit } from './nesting.ts';
import { readTag, type TagFacts } from './read-tag.ts';

/** Everything the checks need to know about a piece of HTML. */
export interface MarkupScan {
  ids: readonly string[];
  /** Ids that are used more than once. */
  repeatedIds: readonly string[];
  /** URLs of links, pictures and other files, each once, in document order. */
  references: readonly Reference[];
  /** Inline scripts, event handlers and styles, which the content security policy blocks: `onclick on <a>`. */
  inlineCode: readonly string[];
  /** Elements that browsers close or move, because they are not allowed there: `<div> in <p>`. */
  misplaced: readonly string[];
  behaviors: readonly string[];
  /** Behaviors that do not wait until their element is near. */
  earlyBehaviors: readonly string[];
  /** Values of `data-behavior-when` other than `visible`. */
  misspelledTimes: readonly string[];
}

export interface Reference {
  url: string;
  /** The element and attribute with the reference: `<a href>`. */
  by: string;
  kind: 'link' | 'file';
}

const TAG = /<!--.*?-->|<(\/?)([a-zA-Z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gs;

/** Elements in whose content there are no tags. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea']);

/** The pages of a site have most of their tags in common: each is read once, by its text. */
const known = new Map<string, TagFacts>();
const MOST_KNOWN = 10_000;

/**
 * Reads a piece of HTML once and lists what the checks look at. It is HTML as React writes it, or as authors put it in
 * by hand with its quotes closed; a parser for all that browsers take needs five times as long.
 */
export function scanMarkup(html: string): MarkupScan {
  const ids = new Set<string>();
  const repeatedIds = new Set<string>();
  const references = new Map<string, Reference>();
  const inlineCode: string[] = [];
  const misplaced = new Set<string>();
  const open: string[] = [];
  /** How many elements are around the misplaced one that is open: what is in it is not judged. */
  let depth = Number.POSITIVE_INFINITY;
  let textOnly: string | undefined;
  const behaviors = new Set<string>();
  const earlyBehaviors = new Set<string>();
  const misspelledTimes = new Set<string>();

  const onOpen = (facts: TagFacts) => {
    const { tag, id, behavior, time, isEmpty } = facts;
    const around = open.length > depth ? undefined : misfit(tag, open);
    if (around !== undefined) misplaced.add(`<${tag}> in <${around}>`);
    if (around !== undefined && !isEmpty) depth = open.length;
    if (!isEmpty) open.push(tag);
    if (!isEmpty && TEXT_ONLY.has(tag)) textOnly = tag;
    if (id !== undefined) (ids.has(id) ? repeatedIds : ids).add(id);
    if (behavior !== undefined) behaviors.add(behavior);
    if (behavior !== undefined && time === undefined) earlyBehaviors.add(behavior);
    if (time !== undefined && time !== 'visible') misspelledTimes.add(time);
    for (const reference of facts.references) {
      const key = reference.kind + reference.url;
      if (!references.has(key)) references.set(key, reference);
    }
    inlineCode.push(...facts.inlineCode);
  };
  const onClose = (tag: string) => {
    const at = open.lastIndexOf(tag);
    if (at >= 0) open.length = at;
    if (open.length <= depth) depth = Number.POSITIVE_INFINITY;
  };

  for (const [text, slash, name, rest = ''] of html.matchAll(TAG)) {
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (textOnly !== undefined && !(slash && tag === textOnly)) continue;
    textOnly = undefined;
    if (slash) {
      onClose(tag);
      continue;
    }
    let facts = known.get(text);
    if (!facts) {
      if (known.size === MOST_KNOWN) known.clear();
      facts = readTag(tag, rest);
      known.set(text, facts);
    }
    onOpen(facts);
  }

  return {
    ids: [...ids],
    repeatedIds: [...repeatedIds],
    references: [...references.values()],
    inlineCode,
    misplaced: [...misplaced],
    behaviors: [...behaviors],
    earlyBehaviors: [...earlyBehaviors],
    misspelledTimes: [...misspelledTimes],
  };
}
