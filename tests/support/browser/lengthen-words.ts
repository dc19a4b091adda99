/**
 * Runs in the page: puts a word of 30 letters, as German has them, in place of the longest of each text, and makes
 * addresses longer. The labels of drawings stay as they are, and so does what has a width for its words: dates, prices, the
 * last head of a table of rings.
 */
export function lengthenWords(): void {
  const long = 'Rechtsschutzversicherungsfrage';
  const fitted =
    'svg, .screen, .face, .date-line__line, .ring-table th:last-child, [aria-hidden="true"]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement as HTMLElement;
    if (element.closest(fitted)) continue;
    if (getComputedStyle(element).whiteSpace === 'nowrap') continue;
    const words = text.data.match(/[\p{L}\p{P}]{4,}/gu) ?? [];
    const [longest] = words.sort((one, other) => other.length - one.length);
    if (!longest) continue;
    text.data = text.data.replace(longest, longest.includes('@') ? `${long}.${longest}` : long);
  }
}
