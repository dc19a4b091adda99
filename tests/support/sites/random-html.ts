import type { SeededRandom } from '../runtime/seeded-random.ts';

/** What random HTML is made of: elements with rules of their own, and what looks like them. */
const TAGS =
  'a b p p div section ul li li table caption colgroup tbody tr td form button option select optgroup svg path foreignObject desc title math mi template noscript pre textarea script style iframe nobr h1 h2 dl dt dd ruby rt object x-y font i em span address details summary'.split(
    ' ',
  );

const OTHERS = [
  ...['x', 'y z', ' ', '\n', '&lt;p>', '&nbsp;', 'a > b', '\0', '\r\n', '\u00a0'],
  ...['<br>', '<br/>', '<hr/>', '<img alt="</p>">', '<input>', '<input type="hidden"/>', '<col/>'],
  ...['<!-- -->', '<!-- </div> -->', '<!---->', '<!-->', '<!', '<?x>', '</ >', '<![CDATA[<p>]]>'],
  ...['<p id="a" class=">">', '<a href="/&amp;&quot;">', '<b title="&nbsp;">', "<i id='x'>"],
  ...['<path d="M0 0"/>', '<x-y a b="">', '<font color="red">', '<LI>', '<p a="1" a="2">'],
  ...['</br>', '<body>', '</body>', '<html>', '<!doctype html>', '<tr/>', '<annotation-xml>'],
];

/** Random HTML. Most of its elements are closed in order, so that a good part is right. */
export function randomHtml(random: SeededRandom): string {
  const open: string[] = [];
  let html = '';
  for (let length = 1 + random.below(9); length > 0; length--) {
    const kind = random.next();
    if (kind < 0.4 && open.length > 0) html += `</${open.pop()}>`;
    else if (kind < 0.45) html += `</${random.pick(TAGS)}>`;
    else if (kind < 0.65) html += random.pick(OTHERS);
    else {
      open.push(random.pick(TAGS));
      html += `<${open.at(-1)}>`;
    }
  }
  return (
    html +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}
