import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { type HeadInput, headElements } from '../../../scripts/prerender/document/head.ts';
import { escapeText, toJson, toJsonAttribute } from '../../../scripts/shared/serialize.ts';
import { HOSTILE_STRINGS, UNWRITABLE_STRINGS } from '../../support/sites/hostile-strings.ts';

/** Writes a value as the site does, and reads it back from the parsed result. */
type Sink = (value: string) => { value: unknown; nodes: readonly string[] };

const PAGE = { title: 'Title', description: 'Description' };

const TEXT_SINKS: Record<string, Sink> = {
  'HTML text': (text) => {
    const { nodes, texts } = parse(`<p>${escapeText(text)}</p><i></i>`);
    return { value: texts.p, nodes };
  },
  'an attribute in double quotes': (text) => {
    const { nodes, attributes } = parse(`<p title="${escapeText(text)}"></p><i></i>`);
    return { value: attributes.title, nodes };
  },
  'an element of XML': (text) => {
    const { nodes, texts } = parse(`<p>${escapeText(text)}</p><i/>`, { xmlMode: true });
    return { value: texts.p, nodes };
  },
  'a meta element of the head': (content) => {
    const [html = ''] = head({ ...PAGE, description: content });
    const { nodes, attributes } = parse(`${html}<i></i>`);
    return { value: attributes.content, nodes };
  },
};

const JSON_SINKS: Record<string, Sink> = {
  'a JSON data block': (value) => {
    const json = toJson({ value });
    return block(`<script type="application/json">${json}</script>`);
  },
  'a JSON attribute in single quotes': (value) => {
    const { nodes, attributes } = parse(
      `<p data-props='${toJsonAttribute({ value })}'></p><i></i>`,
    );
    return { value: fromJson(attributes['data-props']), nodes };
  },
  'a payload that a host serves as HTML': (value) => {
    const json = toJson({ value });
    return { value: fromJson(json), nodes: [...parse(json).nodes, 'p', 'i'] };
  },
  'JSON-LD in the head': (value) => {
    const html = head({ ...PAGE, structuredData: [{ value }] }).at(-1);
    const { nodes, texts } = parse(`${html}<i></i>`);
    const { '@graph': graph } = JSON.parse(texts.script ?? '');
    return { value: graph.at(-1).value, nodes };
  },
};

const INTACT = [
  ['p', 'i'],
  ['meta', 'i'],
  ['script', 'i'],
];

describe.each(Object.entries({ ...TEXT_SINKS, ...JSON_SINKS }))(
  'a hostile string in %s',
  (_, sink) => {
    test.each(HOSTILE_STRINGS.map((value) => [value]))('%j comes back as it was', (value) => {
      const result = sink(value);
      expect(result.value).toBe(value);
      expect(INTACT).toContainEqual(result.nodes);
    });
  },
);

describe('a string that no document can hold', () => {
  test.each(UNWRITABLE_STRINGS)('%j is written with replacement characters', (value, written) => {
    for (const sink of Object.values(TEXT_SINKS)) expect(sink(value).value).toBe(written);
  });

  test.each(UNWRITABLE_STRINGS)('%j comes back from JSON as it was', (value) => {
    for (const sink of Object.values(JSON_SINKS)) expect(sink(value).value).toBe(value);
  });
});

test('a carriage return is written as a reference, since browsers read a bare one as a line feed', () => {
  expect(escapeText('a\r\nb')).toBe('a&#13;\nb');
});

describe('JSON', () => {
  test('keeps the order of keys', () => {
    expect(toJson({ b: 1, a: [true, null], end: true })).toBe('{"b":1,"a":[true,null],"end":true}');
  });

  test('escapes what could open an element, and nothing else', () => {
    expect(toJson(`<>&'\u2028`)).toBe(`"\\u003c>&'\u2028"`);
  });

  test('escapes for an attribute what could end it or be a reference, too', () => {
    expect(toJsonAttribute("<>&'")).toBe('"\\u003c>\\u0026\\u0027"');
  });

  test.each([
    ['the lack of a value', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a bigint', 1n],
  ])('cannot hold %s, which is refused', (_, value) => {
    expect(() => toJson(value)).toThrow(TypeError);
  });
});

/** Elements and comments in order; text by element name; all attributes. */
function parse(source: string, options?: { xmlMode: boolean }) {
  const nodes: string[] = [];
  const texts: Record<string, string> = {};
  const attributes: Record<string, string> = {};
  let current = '';
  const parser = new Parser(
    {
      onopentag(name, found) {
        nodes.push(name);
        current = name;
        texts[name] = '';
        Object.assign(attributes, found);
      },
      ontext(text) {
        texts[current] += text;
      },
      oncomment: () => nodes.push('a comment'),
      onprocessinginstruction: () => nodes.push('a declaration'),
    },
    options,
  );
  parser.end(source);
  return { nodes, texts, attributes };
}

function head(page: HeadInput['page']): string[] {
  const site = { name: 'Site', language: 'en' };
  const siteUrl = 'https://site.example';
  return headElements({ page, path: '/', site, siteUrl, base: '/' });
}

function block(html: string) {
  const { nodes, texts } = parse(`${html}<i></i>`);
  return { value: fromJson(texts.script), nodes };
}

function fromJson(json = ''): unknown {
  return (JSON.parse(json) as { value: unknown }).value;
}
