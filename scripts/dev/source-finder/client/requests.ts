import {
  FINDER_PATHS,
  type FindResponse,
  type OpenResponse,
  type Refusal,
} from '../finder-messages.ts';
import type { Place } from '../read-source.ts';
import { allTexts, isSameText, type Target } from './target.ts';

/** A string in a source may have become several elements. Up to this many ancestors are sent, if they are not too long. */
const MAX_ANCESTORS = 4;
const MAX_LENGTH = 600;

/** How many nearby texts are sent. If the text is written on several lines, they tell which one is meant. */
const NEIGHBOURS = 16;

/** Asks where the text of a target is written. */
export function requestSource(target: Target) {
  return ask<FindResponse>(FINDER_PATHS.find, {
    path: location.pathname,
    texts: textsOf(target),
    offset: target.offset,
    around: neighboursOf(target),
  });
}

function textsOf({ element, text, node }: Target): string[] {
  const texts = [text];
  let around: Element | null = element;
  while (
    node &&
    around &&
    around.textContent.length <= MAX_LENGTH &&
    texts.length <= MAX_ANCESTORS
  ) {
    texts.push(around.textContent);
    around = around.parentElement;
  }
  return texts;
}

/** The texts nearest to a target, first those in the same list item or table row. */
function neighboursOf(target: Target): string[] {
  const all = allTexts();
  const targetIndex = all.findIndex((one) => isSameText(one, target));
  return all
    .map(({ text, element }, index) => ({ text, element, distance: Math.abs(index - targetIndex) }))
    .filter(({ distance }) => distance > 0 && distance <= NEIGHBOURS)
    .map((one) => ({ ...one, level: levelsTo(one.element, target.element) }))
    .sort((a, b) => a.level - b.level || a.distance - b.distance)
    .slice(0, NEIGHBOURS)
    .map(({ text }) => text);
}

/** The number of levels from `element` up to the nearest ancestor that also contains `other`. */
function levelsTo(other: Element, element: Element): number {
  let level = 0;
  for (let around: Element | null = element; around && !around.contains(other); level++) {
    around = around.parentElement;
  }
  return level;
}

/** Asks the server to open a line in the editor. */
export function requestOpen(place: Place) {
  return ask<OpenResponse>(FINDER_PATHS.open, place);
}

async function ask<Answer>(path: string, question: object): Promise<Answer | Refusal> {
  try {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(question) });
    return await response.json();
  } catch (error) {
    return { refused: `The server does not answer: ${error}` };
  }
}
