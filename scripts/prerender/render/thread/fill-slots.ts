import { ISLAND_TAG, SLOT_ATTRIBUTE } from '../../../shared/markers.ts';

/** What was rendered for an island, to be put into its slot. */
export interface IslandHtml {
  /** The attributes of the island's element. */
  attributes: string;
  html: string;
}

/**
 * Puts islands into the HTML of a page, each into the slot of its number. React escapes everything that looks like a slot;
 * in raw HTML, one more could be filled, or left over, which makeMarkup notices.
 */
export function fillSlots(html: string, islands: readonly IslandHtml[]): string {
  const endTag = `</${ISLAND_TAG}>`;
  return islands.reduce((filled, { attributes, html: content }, index) => {
    const startTag = `<${ISLAND_TAG} ${SLOT_ATTRIBUTE}="${index}"`;
    const island = `${startTag} ${attributes}>${content}${endTag}`;
    return filled.replace(`${startTag}>${endTag}`, () => island);
  }, html);
}
