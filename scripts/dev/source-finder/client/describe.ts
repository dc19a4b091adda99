import { SOURCE_ATTRIBUTE } from '../../../shared/markers.ts';
import type { FindResponse, Refusal } from '../finder-messages.ts';
import type { Place } from '../read-source.ts';
import type { Room } from './open-narrow-page.ts';
import type { Line } from './panel.ts';
import { isInHead, type Target } from './target.ts';

/** How many characters search results show, roughly. */
const SEARCH_LIMITS = { title: 60, description: 155 };

/** How many more lines and pieces a label lists. */
const MAX_OTHERS = 3;

/** What has been found out about a target so far. */
export interface TargetInfo {
  answer?: FindResponse | Refusal;
  /** Null if the text is not shown on a small screen. */
  room?: Room | null;
  /** Whether it could be opened in the editor, as a sentence. */
  opening?: string;
}

/** Where an element is written, or the nearest ancestor whose place is known. */
export function elementPlace({ element }: Target): Place | undefined {
  const source = element.closest(`[${SOURCE_ATTRIBUTE}]`)?.getAttribute(SOURCE_ATTRIBUTE) ?? '';
  const [, file, line] = /^(.*):(\d+)$/.exec(source) ?? [];
  return file ? { file, line: Number(line), column: 1 } : undefined;
}

/** The line to open: the text's if it was found, otherwise the element's. */
export function placeOf(target: Target, { answer }: TargetInfo): Place | undefined {
  if (target.text && !answer) return undefined;
  const found = answer && 'found' in answer ? answer.found : undefined;
  return found?.pieces[found.at]?.places[0] ?? elementPlace(target);
}

/** The lines of the label beside a target. */
export function describe(target: Target, info: TargetInfo): Line[] {
  const { answer, room, opening } = info;
  const place = placeOf(target, info);
  const lines: Line[] = [];
  const add = (text: string | undefined) => text && lines.push({ text });
  if (place) lines.push({ text: formatPlace(place), isPlace: true });
  if (answer && 'refused' in answer) add(answer.refused);
  else if (target.text) {
    if (!answer) add('Searching the sources …');
    else if (answer.found) for (const text of piecesOf(answer.found)) add(text);
    else add('No source contains this exact text.');
  }
  add(elementOf(target));
  add(lengthOf(target, room));
  add(opening ?? (place && 'Click or Enter opens it. The up and down arrows go to other texts.'));
  return lines;
}

function formatPlace({ file, line }: Place): string {
  return `${file}:${line}`;
}

function piecesOf({ pieces, at }: NonNullable<FindResponse['found']>): string[] {
  const [, ...others] = pieces[at]?.places ?? [];
  const sentences: string[] = [];
  if (pieces.length > 1) {
    const rest = pieces
      .filter((_, index) => index !== at)
      .slice(0, MAX_OTHERS)
      .map(({ text, places: [place] }) => `“${text.trim()}” ${place ? formatPlace(place) : ''}`);
    sentences.push(`This is “${pieces[at]?.text.trim()}”, joined with ${rest.join(', ')}`);
  }
  if (others.length > 0) {
    const some = others.slice(0, MAX_OTHERS).map(formatPlace).join(', ');
    sentences.push(`The same text is also at ${some}${others.length > MAX_OTHERS ? ' …' : ''}`);
  }
  return sentences;
}

function elementOf(target: Target): string | undefined {
  const place = elementPlace(target);
  const { localName } = target.element;
  const what = target.attribute ? `${target.attribute} of <${localName}>` : `<${localName}>`;
  return place && `${what}, ${formatPlace(place)}`;
}

function lengthOf(target: Target, room: TargetInfo['room']): string | undefined {
  const { element, text } = target;
  const { length } = text;
  if (length === 0) return undefined;
  if (isInHead(target)) {
    const limit = element.localName === 'title' ? SEARCH_LIMITS.title : SEARCH_LIMITS.description;
    return `${length} characters; search results cut it after about ${limit}`;
  }
  if (room === null) return `${length} characters; not shown at 360 px`;
  if (room === undefined) return `${length} characters`;
  const { lines, fits } = room;
  const now = `${length} characters on ${lines === 1 ? 'one line' : `${lines} lines`} at 360 px`;
  if (fits === undefined) return `${now}; it never wraps`;
  return `${now}; it ${lines === 1 ? 'wraps' : 'takes another'} after ${fits}`;
}
