import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { type HeadInput, headElements } from '../../../scripts/prerender/document/head.ts';
import { escapeText, toJson, toJsonAttribute } from '../../../scripts/shared/serialize.ts';
import { attributesOf, textContent } from '../../../scripts/tools/read-html.ts';
import { HOSTILE_STRINGS, UNWRITABLE_STRINGS } from '../../support/sites/hostile-strings.ts';

/** Writes a string as the site does, and reads it back from the parsed result. */
type Sink = (value: string) => unknown;

/** Within it, HTML has the rules of XML: sections of CDATA, and elements of any name. */
const [SVG] = parseFragment('<svg></svg>').childNodes as Tree.Element[];

const PAGE = { title: 'Title', description: 'Description' };

const TEXT_SINKS: Record<string, Sink> = {
  'HTML text': (text) => read(`<p>${escapeText(text)}</p>`).text,
  'an attribute in double quotes': (text) => read(`<p title="${escapeText(text)}"></p>`).title,
  'an element of SVG': (text) => read(`<text>${escapeText(text)}</text>`, SVG).text,
  'a meta element of the head': (text) => read(head({ ...PAGE, description: text })[0]).content,
};

const JSON_SINKS: Record<string, Sink> = {
  'a JSON data block': (value) =>
    JSON.parse(read(`<script type="application/json">${toJson([value])}</script>`).text)[0],
  'a JSON attribute in single quotes': (value) =>
    JSON.parse(read(`<p data-props='${toJsonAttribute([value])}'></p>`)['data-props'] ?? '')[0],
  'a payload that a host serves as HTML': (value) => {
    const json = toJson([value]);
    expect(parseFragment(json).childNodes).toMatchObject([{ nodeName: '#text' }]);
    return JSON.parse(json)[0];
  },
  'JSON-LD in the head': (value) => {
    const html = head({ ...PAGE, structuredData: [{ value }] }).at(-1);
    return JSON.parse(read(html).text)['@graph'].at(-1).value;
  },
};

const SINKS = { ...TEXT_SINKS, ...JSON_SINKS };

describe.each(Object.entries(SINKS))('a hostile string in %s', (_, sink) => {
  test.each(HOSTILE_STRINGS.map((value) => [value]))('%j comes back as it was', (value) => {
    expect(sink(value)).toBe(value);
  });
});

test.each(UNWRITABLE_STRINGS)(
  '%j, which no document can hold, is written with replacement characters, and comes back from JSON as it was',
  (value, written) => {
    for (const sink of Object.values(TEXT_SINKS)) expect(sink(value)).toBe(written);
    for (const sink of Object.values(JSON_SINKS)) expect(sink(value)).toBe(value);
  },
);

test('a carriage return is written as a reference, since browsers read a bare one as a line feed', () => {
  expect(escapeText('a\r\nb')).toBe('a&#13;\nb');
});

test('JSON keeps the order of keys, and escapes what could open an element, and for an attribute what could end it or be a reference', () => {
  expect(toJson({ b: 1, a: [true, null], end: true })).toBe('{"b":1,"a":[true,null],"end":true}');
  expect(toJson(`<>&'\u2028`)).toBe(`"\\u003c>&'\u2028"`);
  expect(toJsonAttribute("<>&'")).toBe('"\\u003c>\\u0026\\u0027"');
});

test('what JSON cannot hold at all is refused', () => {
  for (const value of [undefined, () => 1, Symbol('s'), 1n]) {
    expect(() => toJson(value)).toThrow(TypeError);
  }
});

/** The attributes and the text of an element. It must not have become several, or contain any. */
function read(
  html = '',
  parent: Tree.Element | null = null,
): Record<string, string> & { text: string } {
  const { childNodes } = parseFragment(parent, `${html}<g></g>`, {});
  expect(childNodes).toMatchObject([{}, { nodeName: 'g', childNodes: [] }]);
  const [element] = childNodes as [Tree.Element];
  expect(element.childNodes.filter(({ nodeName }) => nodeName !== '#text')).toEqual([]);
  return { ...attributesOf(element), text: textContent(element) };
}

function head(page: HeadInput['page']): string[] {
  const site = { name: 'Site', language: 'en' };
  return headElements({ page, path: '/', site, siteUrl: 'https://site.example', base: '/' });
}
