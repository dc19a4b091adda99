import {
  FINDER_PATHS,
  type FindAnswer,
  type OpenAnswer,
  type PagesAnswer,
  type Place,
  type Refusal,
} from '../finder-messages.ts';
import { allWords, indexOfTarget, type Target } from './target.ts';

/** Elements around a text that may have the words of one line, and their most characters. */
const AROUND = 4;
const LONGEST = 600;

/** Words around it that tell which of several lines it is. */
const NEIGHBOURS = 16;

/** Asks where a target's words are written. */
export function askWhere(target: Target) {
  return ask<FindAnswer>(FINDER_PATHS.find, {
    path: location.pathname,
    texts: textsOf(target),
    offset: target.offset,
    around: neighboursOf(target, allWords()),
  });
}

function textsOf({ element, words, node }: Target): string[] {
  const texts = [words];
  let around: Element | null = element;
  for (let level = 0; node && around && level < AROUND; level++) {
    if (around.textContent.length > LONGEST) break;
    texts.push(around.textContent);
    around = around.parentElement;
  }
  return texts;
}

/** The words nearest to a target: first those in the same item of a list or row of a table. */
function neighboursOf(target: Target, all: readonly Target[]): string[] {
  const at = indexOfTarget(target, all);
  const first = Math.max(0, at - NEIGHBOURS);
  return all
    .slice(first, at + NEIGHBOURS + 1)
    .map((one, index) => ({
      words: one.words,
      level: levelsTo(one.element, target.element),
      distance: Math.abs(first + index - at),
    }))
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => a.level - b.level || a.distance - b.distance)
    .slice(0, NEIGHBOURS)
    .map(({ words }) => words);
}

/** How far up from an element is the first that has the other one in it, too. */
function levelsTo(other: Element, element: Element): number {
  let level = 0;
  for (let around: Element | null = element; around && !around.contains(other); level++) {
    around = around.parentElement;
  }
  return level;
}

/** Asks on which other pages the words stand. */
export function askPages(text: string) {
  return ask<PagesAnswer>(FINDER_PATHS.pages, { path: location.pathname, text });
}

/** Asks to open a place in the editor. */
export function askToOpen(place: Place) {
  return ask<OpenAnswer>(FINDER_PATHS.open, place);
}

async function ask<Answer>(path: string, question: object): Promise<Answer | Refusal> {
  try {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(question) });
    if (response.ok || response.headers.get('content-type')?.startsWith('application/json')) {
      return await response.json();
    }
    return { refused: `The server answered ${response.status}.` };
  } catch (error) {
    return { refused: `The server cannot be asked: ${error}` };
  }
}
