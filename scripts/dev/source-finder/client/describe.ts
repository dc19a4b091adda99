import { SOURCE_ATTRIBUTE } from '../../../shared/markers.ts';
import type { FindAnswer, PagesAnswer, Place, Refusal } from '../finder-messages.ts';
import type { Room } from './measure-room.ts';
import type { Line } from './panel.ts';
import { isInHead, type Target } from './target.ts';

/** Characters of which search results show all, about. */
const SEARCH = { title: 60, description: 155 };

/** Other lines and other parts that a label has room for. */
const MOST_OTHERS = 3;

/** What is known of a target so far. */
export interface Knowledge {
  answer?: FindAnswer | Refusal;
  pages?: PagesAnswer | Refusal;
  /** Null where the words are not shown on a small screen. */
  room?: Room | null;
  /** What has become of the wish to open it. */
  opening?: string;
}

/** The file and line of an element, or of the nearest around it that has one. */
export function elementPlace({ element }: Target): Place | undefined {
  const source = element.closest(`[${SOURCE_ATTRIBUTE}]`)?.getAttribute(SOURCE_ATTRIBUTE) ?? '';
  const [, file, line] = /^(.*):(\d+)$/.exec(source) ?? [];
  return file ? { file, line: Number(line), column: 1 } : undefined;
}

/** The line to open: of the words, else of the element. */
export function placeOf(target: Target, { answer }: Knowledge): Place | undefined {
  if (target.words && !answer) return undefined;
  const found = answer && 'found' in answer ? answer.found : undefined;
  return found?.parts[found.at]?.places[0] ?? elementPlace(target);
}

/** What the label beside a target says. */
export function describe(target: Target, known: Knowledge): Line[] {
  const { answer, pages, room, opening } = known;
  const place = placeOf(target, known);
  const lines: Line[] = [];
  const say = (text: string | undefined) => text && lines.push({ text });
  if (place) lines.push({ text: inShort(place), isPlace: true });
  if (answer && 'refused' in answer) say(answer.refused);
  else if (target.words) {
    if (!answer) say('Looking for these words …');
    else if (answer.found) for (const text of partsOf(answer.found)) say(text);
    else say('No source has these words as they are.');
  }
  say(elementOf(target));
  say(lengthOf(target, room));
  say(pages && pagesOf(pages));
  say(opening ?? (place && 'Click or Enter opens it. Arrow down and up go to other words.'));
  return lines;
}

function inShort({ file, line }: Place): string {
  return `${file}:${line}`;
}

function partsOf({ parts, at }: NonNullable<FindAnswer['found']>): string[] {
  const [, ...others] = parts[at]?.places ?? [];
  const said: string[] = [];
  if (parts.length > 1) {
    const rest = parts
      .filter((_, index) => index !== at)
      .slice(0, MOST_OTHERS)
      .map(({ text, places: [place] }) => `“${text.trim()}” ${place ? inShort(place) : ''}`);
    said.push(`This is “${parts[at]?.text.trim()}”, put together with ${rest.join(', ')}`);
  }
  if (others.length > 0) {
    const some = others.slice(0, MOST_OTHERS).map(inShort).join(', ');
    said.push(`The same words are also at ${some}${others.length > MOST_OTHERS ? ' …' : ''}`);
  }
  return said;
}

function elementOf(target: Target): string | undefined {
  const place = elementPlace(target);
  const { localName } = target.element;
  const what = target.attribute ? `${target.attribute} of <${localName}>` : `<${localName}>`;
  return place && `${what}, ${inShort(place)}`;
}

function lengthOf(target: Target, room: Knowledge['room']): string | undefined {
  const { element, words } = target;
  const { length } = words;
  if (length === 0) return undefined;
  const most = isInHead(target) && SEARCH[element.localName === 'title' ? 'title' : 'description'];
  if (most) return `${length} characters; search results cut it after about ${most}`;
  if (room === null) return `${length} characters; not shown at 360 px`;
  if (room === undefined) return `${length} characters`;
  const { lines, fits } = room;
  const now = `${length} characters on ${lines === 1 ? 'one line' : `${lines} lines`} at 360 px`;
  if (fits === undefined) return `${now}; it never wraps`;
  return `${now}; it ${lines === 1 ? 'wraps' : 'takes another'} after ${fits}`;
}

function pagesOf(answer: PagesAnswer | Refusal): string {
  if ('refused' in answer) return answer.refused;
  const { pages, isEvery, unseen } = answer;
  if (isEvery) return 'The same words stand on every other page';
  const more = unseen > 0 ? `; ${unseen} more pages were not looked at` : '';
  if (pages.length === 0) return `On no other page${more}`;
  return `The same words stand on ${pages.join(', ')}${more}`;
}
