import { Parser } from 'htmlparser2';
import { BEHAVIOR_ATTRIBUTE, BEHAVIOR_NEAR_ATTRIBUTE } from '../../shared/markers.ts';
import { ancestorThatForbids, forbidsText } from './nesting.ts';

/** Everything the checks need to know about a piece of HTML. */
export interface MarkupScan {
  ids: readonly string[];
  /** Ids that are used more than once. */
  repeatedIds: readonly string[];
  /** URLs of links, pictures and other files, each once, in document order. */
  references: readonly Reference[];
  /** Inline scripts, event handlers and styles, which the content security policy blocks: `onclick on <a>`. */
  inlineCode: readonly string[];
  /** Elements and text that browsers close or move, because they are not allowed in their place: `<div> in <p>`. */
  misplaced: readonly string[];
  /** Names of all behaviors. */
  behaviors: readonly string[];
  /** Names of behaviors without `data-behavior-near`: fetched when the page is idle, wherever their element is. */
  earlyBehaviors: readonly string[];
  /** Where attributes can be added to each of the outermost elements: offsets just behind the names of their tags. */
  outermost: readonly number[];
}

export interface Reference {
  url: string;
  /** The element and attribute that it is in: `<a href>`. */
  by: string;
  kind: 'link' | 'file' | 'form';
}

const FILES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  link: ['href'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  input: ['src'],
};

/** Values of `rel` whose target browsers fetch. Others, such as `canonical`, only name an address. */
const FETCHED_RELS = /stylesheet|icon|preload|manifest/i;

/** Values of `type` on a `<script>` that browsers do not run. */
const DATA_BLOCK = /^(application\/(ld\+)?json|text\/plain)$/;

/** Elements that have no content and no end tag. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** A form that begins before another one ends: the parser leaves it out, as browsers do. */
const FORM_IN_FORM = /<form[\s>](?:(?!<\/form).)*<form[\s>]/is;

type Attributes = Readonly<Record<string, string>>;

/** Reads a piece of HTML once and lists what the checks look at. */
export function scanMarkup(html: string): MarkupScan {
  const ids = new Set<string>();
  const repeatedIds = new Set<string>();
  const references = new Map<string, Reference>();
  const inlineCode: string[] = [];
  const misplaced = new Set<string>();
  const open: string[] = [];
  /**
   * Elements that the parser has just closed without an end tag, the innermost last. The tag that closed them may be the
   * misplaced one, so they count as open for it.
   */
  const implicitlyClosed: string[] = [];
  const behaviors = new Set<string>();
  const earlyBehaviors = new Set<string>();
  const outermost: number[] = [];

  const parser = new Parser({
    onopentag(tag, attributes) {
      const forbiddenBy = ancestorThatForbids(
        tag,
        implicitlyClosed.length > 0 ? [...open, ...implicitlyClosed] : open,
      );
      if (forbiddenBy !== undefined) misplaced.add(`<${tag}> in <${forbiddenBy}>`);
      implicitlyClosed.length = 0;
      if (open.length === 0) outermost.push(parser.startIndex + 1 + tag.length);
      open.push(tag);

      const { id, [BEHAVIOR_ATTRIBUTE]: behavior, [BEHAVIOR_NEAR_ATTRIBUTE]: near } = attributes;
      if (id !== undefined) (ids.has(id) ? repeatedIds : ids).add(id);
      if (behavior !== undefined) behaviors.add(behavior);
      if (behavior !== undefined && near === undefined) earlyBehaviors.add(behavior);

      for (const reference of referencesOf(tag, attributes)) {
        const key = reference.kind + reference.url;
        if (!references.has(key)) references.set(key, reference);
      }
      inlineCode.push(...inlineCodeOf(tag, attributes));
    },
    ontext(text) {
      const parent = open.at(-1) ?? '';
      if (forbidsText(parent, text)) misplaced.add(`text in <${parent}>`);
    },
    onclosetag(tag, isImplied) {
      open.pop();
      if (isImplied && !VOID.has(tag)) implicitlyClosed.unshift(tag);
    },
  });
  parser.end(html);
  if (FORM_IN_FORM.test(html)) misplaced.add('<form> in <form>');

  return {
    ids: [...ids],
    repeatedIds: [...repeatedIds],
    references: [...references.values()],
    inlineCode,
    misplaced: [...misplaced],
    behaviors: [...behaviors],
    earlyBehaviors: [...earlyBehaviors],
    outermost,
  };
}

function referencesOf(tag: string, attributes: Attributes): Reference[] {
  const references: Reference[] = [];
  const refer = (name: string, url: string, kind: Reference['kind']) =>
    references.push({ url, by: `<${tag} ${name}>`, kind });

  const isLink = tag === 'a' || tag === 'area';
  const isExternal = attributes.rel?.split(' ').includes('external');
  for (const name of isLink && !isExternal ? ['href', 'xlink:href'] : []) {
    const value = attributes[name];
    if (value !== undefined) refer(name, value, 'link');
  }
  const isFetched = tag !== 'link' || FETCHED_RELS.test(attributes.rel ?? '');
  for (const name of FILES[tag] ?? []) {
    const value = attributes[name];
    if (value === undefined) continue;
    for (const url of name === 'srcset' ? candidatesOf(value) : [value]) {
      // A URL that is only a fragment refers to an element of the same page, not to a file: `<use href="#ring">`.
      refer(name, url, url.startsWith('#') || !isFetched ? 'link' : 'file');
    }
  }
  for (const name of ['action', 'formaction']) {
    const value = attributes[name];
    if (value !== undefined) refer(name, value, 'form');
  }
  return references;
}

function inlineCodeOf(tag: string, attributes: Attributes): string[] {
  const found: string[] = [];
  for (const name in attributes) {
    if (name === 'style' || /^on[a-z]/.test(name)) found.push(`${name} on <${tag}>`);
  }
  const isCode = tag === 'script' && attributes.src === undefined;
  if (isCode && !DATA_BLOCK.test(attributes.type ?? '')) found.push('a <script>');
  if (tag === 'style') found.push('a <style>');
  return found;
}

/** The URLs in a `srcset`: `small.png 1x, large.png 2x`. A URL may contain commas, but does not end with one. */
function candidatesOf(srcset: string): string[] {
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+[^,]*(?:,|$)|$)/g);
  return [...candidates].map(([, url = '']) => url);
}
