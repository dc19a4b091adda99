import { SOURCE_ATTRIBUTE } from '../../shared/markers.ts';
import type { ChangedWords } from '../dev-messages.ts';

/**
 * Puts changed words into the page and leaves everything else as it is: typed text, the current slide.
 *
 * @returns false, with nothing changed, if the words are not where the document has them, since scripts may have moved
 * them.
 */
export function replaceWords(changes: readonly ChangedWords[]): boolean {
  const texts = changes.map(findText);
  if (!texts.every((text) => text !== undefined)) return false;
  for (const [index, text] of texts.entries()) text.data = changes[index]?.after ?? '';
  return true;
}

function findText({ source, nth, count, child, before }: ChangedWords): Text | undefined {
  const elements = document.querySelectorAll(`[${SOURCE_ATTRIBUTE}="${CSS.escape(source)}"]`);
  const node = elements.length === count ? elements[nth]?.childNodes[child] : undefined;
  return node instanceof Text && node.data === before ? node : undefined;
}
