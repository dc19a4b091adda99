import { BEHAVIOR_ATTRIBUTE, BEHAVIOR_WHEN_ATTRIBUTE } from '../../shared/markers.ts';
import type { Reference } from './scan-markup.ts';

/** What the checks need to know of a start tag. */
export interface TagFacts {
  /** In lower case. */
  tag: string;
  id: string | undefined;
  behavior: string | undefined;
  /** When to fetch the behavior. */
  time: string | undefined;
  references: readonly Reference[];
  /** What the content security policy blocks: `onclick on <a>`. */
  inlineCode: readonly string[];
  /** Whether there is nothing in it, and no end tag. */
  isEmpty: boolean;
}

const LINKS: Readonly<Record<string, string>> = { a: 'href', area: 'href' };

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
  image: ['href'],
  use: ['href'],
  input: ['src'],
};

/** Types of `<script>` that browsers do not run. */
const DATA_BLOCK = /^(application\/(ld\+)?json|text\/plain)$/;

/** Elements without content. */
const EMPTY = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** @param text what stands behind the name in a start tag. */
export function readTag(tag: string, text: string): TagFacts {
  const attributes = readAttributes(text);
  const inlineCode = [...attributes.keys()]
    .filter((name) => name === 'style' || /^on[a-z]/.test(name))
    .map((name) => `${name} on <${tag}>`);
  const isCode = tag === 'script' && !attributes.has('src');
  if (isCode && !DATA_BLOCK.test(attributes.get('type') ?? '')) inlineCode.push('a <script>');
  if (tag === 'style') inlineCode.push('a <style>');
  return {
    tag,
    id: attributes.get('id'),
    behavior: attributes.get(BEHAVIOR_ATTRIBUTE),
    time: attributes.get(BEHAVIOR_WHEN_ATTRIBUTE),
    references: [...linksOf(tag, attributes), ...filesOf(tag, attributes)],
    inlineCode,
    isEmpty: EMPTY.has(tag) || text.endsWith('/'),
  };
}

type Attributes = ReadonlyMap<string, string>;

function readAttributes(text: string): Attributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare = ''] of text.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), decode(double ?? single ?? bare));
  }
  return attributes;
}

function linksOf(tag: string, attributes: Attributes): Reference[] {
  const name = LINKS[tag];
  const url = name && attributes.get(name);
  if (url === undefined || attributes.get('rel')?.split(' ').includes('external')) return [];
  return [{ url, by: `<${tag} ${name}>`, kind: 'link' }];
}

function filesOf(tag: string, attributes: Attributes): Reference[] {
  return (FILES[tag] ?? []).flatMap((name) => {
    const value = attributes.get(name);
    if (value === undefined) return [];
    return (name === 'srcset' ? candidatesOf(value) : [value]).map((url): Reference => {
      // An address that is only a fragment leads into the page itself: `<use href="#ring">`.
      return { url, by: `<${tag} ${name}>`, kind: url.startsWith('#') ? 'link' : 'file' };
    });
  });
}

/** The URLs in a `srcset`: `small.png 1x, large.png 2x`. A URL may hold commas, but does not end with one. */
function candidatesOf(srcset: string): string[] {
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+[^,]*(?:,|$)|$)/g);
  return [...candidates].map(([, url = '']) => url);
}

/** What React escapes in attributes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decode(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
