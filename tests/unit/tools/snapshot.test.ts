import { expect, test } from 'vitest';
import { formatHtml } from '../../../scripts/tools/snapshot/format-html.ts';
import { maskHashes } from '../../../scripts/tools/snapshot/mask-hashes.ts';

// `build/snapshots.test.ts` has all that pages of the site have.
test('formatted HTML has what no page of the site has, too, as it is written', () => {
  const html =
    '<pre>one\n  two</pre><svg><linearGradient/></svg><b title="&quot;">&lt;&amp;</b><!-- note -->';
  expect(formatHtml(html)).toBe(`\
<pre>
  one
    two
</pre>
<svg>
  <linearGradient>
</svg>
<b title="&quot;">&lt;&amp;</b>
<!-- note -->
`);
});

test('nothing else is masked than content hashes', () => {
  const text =
    'href="/guides/first-1234567890.html" +44 117 496 0142 {"hash":"","path":"/deadbeef00"} 299aa3c09b';
  expect(maskHashes(text)).toBe(text);
});
