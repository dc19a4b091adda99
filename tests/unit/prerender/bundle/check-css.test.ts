import { expect, test } from 'vitest';
import { checkCss } from '../../../../scripts/prerender/bundle/check-css.ts';

test.each([
  ...['@tailwind base;', '@theme { --a: red }', '@screen md { .a { top: 0 } }', '@utility a { }'],
  ...['@use "x";', '@mixin a { }', '$a: 3px;', '@main: red;', '@custom-media --a (width > 3px);'],
  ...['.a { @apply p-4; }', '.a { @include b; }', '.a { @EXTEND .b; }', '.a { composes: b; }'],
  ...[
    '.a { top: theme(spacing.4) }',
    '.a { color: darken(red, 1%) }',
    '.a { top: math.div(1, 2) }',
  ],
  ...['.a { top: calc(#{$b} + 1px) }', '.a { color: @main }', ':global(.a) { top: 0 }'],
])('what no browser knows is reported with its line: %s', (css) => {
  const [fault] = checkCss(`/* @apply */\n\n${css}`, 'components/a.css');
  expect(fault).toMatchObject({ file: 'components/a.css', line: 3 });
  expect(fault?.what).toMatch(/^No browser knows [@$#:\w]/);
});

test.each([
  '@charset "utf-8"; @import url("a.css") layer(base.x); @layer base.x, y;',
  '.a::before { content: "@apply $x #{"; background: url(x@2x.png), url(theme(a).png) }',
  '.md\\@w { color: rgb(0 0 0 / .5); transform: translate(.5px, 1.5px); width: calc(1.5*var(--x)) }',
  'a[href$="pdf"], a[href$=png], a:local-link, .composes:hover { --composes: 1 }',
  '@MEDIA (width > 3px) { @page { @top-left { content: "x" } } } @-webkit-keyframes x { }',
  '@font-feature-values X { @styleset { a: 1 } } @position-try --x { top: 0 }',
  '/* @apply\n$x */ @starting-style { div.theme:is(a) { transition: steps(3, end) } }',
])('what browsers know, or leave alone, is not reported: %s', (css) => {
  expect(checkCss(css, 'a.css')).toEqual([]);
});
