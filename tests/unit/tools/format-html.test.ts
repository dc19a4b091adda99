import { describe, expect, test } from 'vitest';
import { formatHtml } from '../../../scripts/tools/snapshot/format-html.ts';

describe('formatted HTML has', () => {
  test.each<{ what: string; html: string; lines: string[] }>([
    {
      what: 'one element a line, indented by its depth',
      html: '<main><section><h1 id="a">Title</h1><hr/></section></main>',
      lines: [
        '<main>',
        '  <section>',
        '    <h1 id="a">Title</h1>',
        '    <hr>',
        '  </section>',
        '</main>',
      ],
    },
    {
      what: 'one sentence a line',
      html: '<p>First sentence. Second one? It costs 3.50 a month, e.g. for us.</p>',
      lines: [
        '<p>',
        '  First sentence.',
        '  Second one?',
        '  It costs 3.50 a month, e.g. for us.',
        '</p>',
      ],
    },
    {
      what: 'a sign for each space at the edge of a text, which counts',
      html: '<p>Read <a href="/">this</a> <a href="/b">that</a>, too</p>',
      lines: [
        '<p>',
        '  Read␣',
        '  <a href="/">this</a>',
        '  ␣',
        '  <a href="/b">that</a>',
        '  , too',
        '</p>',
      ],
    },
    {
      what: 'no line for the line breaks between elements',
      html: '<main>\n<p>a</p>\n  <p>b</p>\n</main>',
      lines: ['<main>', '  <p>a</p>', '  <p>b</p>', '</main>'],
    },
    {
      what: 'preformatted text line by line',
      html: '<pre>one\n  two</pre>',
      lines: ['<pre>', '  one', '    two', '</pre>'],
    },
    {
      what: 'entities and the case of names as they are written',
      html: '<svg viewBox="0 0 1 1"><linearGradient/></svg><b title="&quot;">&lt;&amp;</b>',
      lines: [
        '<svg viewBox="0 0 1 1">',
        '  <linearGradient>',
        '</svg>',
        '<b title="&quot;">&lt;&amp;</b>',
      ],
    },
    {
      what: 'one text where React has put a comment between two, and other comments as they stand',
      html: '<p>Seats: <!-- -->3</p><!-- note -->',
      lines: ['<p>Seats: 3</p>', '<!-- note -->'],
    },
    {
      what: 'data blocks spread out, and styles left out',
      html: '<script type="application/json">{"a":[1]}</script><style>a{b:c}</style>',
      lines: [
        '<script type="application/json">',
        '  {',
        '    "a": [',
        '      1',
        '    ]',
        '  }',
        '</script>',
        '<style>/* the styles of the site */</style>',
      ],
    },
    {
      what: 'empty attributes without a value, and empty elements on one line',
      html: '<!doctype html><input required=""><div hidden></div>',
      lines: ['<!doctype html>', '<input required>', '<div hidden></div>'],
    },
  ])('$what', ({ html, lines }) => {
    expect(formatHtml(html)).toBe(`${lines.join('\n')}\n`);
  });

  test('attributes of long tags on lines of their own, long JSON among them spread out', () => {
    const name = 'a'.repeat(60);
    const html = `<react-island module="/assets/${name}.js" props='{"name":"${name}"}'></react-island>`;
    expect(formatHtml(html)).toBe(`\
<react-island
  module="/assets/${name}.js"
  props='{
    "name": "${name}"
  }'
></react-island>
`);
  });
});
