/**
 * Runs in the page: puts a word of 30 letters, as German has them, in place of the longest of each text, and makes
 * addresses longer. Labels in the header and in drawings, and what is kept on one line (dates, prices), stay as they are.
 */
export function lengthenWords(): void {
  const long = 'Rechtsschutzversicherungsfrage';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement as HTMLElement;
    if (element.closest('svg, .screen, .face, .navbar, [aria-hidden="true"]')) continue;
    if (getComputedStyle(element).whiteSpace === 'nowrap') continue;
    const words = text.data.match(/[\p{L}\p{P}]{4,}/gu) ?? [];
    const [longest] = words.sort((one, other) => other.length - one.length);
    if (!longest) continue;
    text.data = text.data.replace(longest, longest.includes('@') ? `${long}.${longest}` : long);
  }
}
