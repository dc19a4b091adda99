import type { FoundText, TextQuery } from './find-text.ts';

/** Where the source finder sends its requests: POST, with JSON. The response may always be a Refusal instead. */
export const FINDER_PATHS = {
  /** FindRequest → FindResponse. */
  find: '/_dev/source/find',
  /** Place → OpenResponse. */
  open: '/_dev/source/open',
} as const;

/** Asks which line of which source a text comes from. */
export interface FindRequest extends TextQuery {
  /** `location.pathname` of the page that shows the text. */
  path: string;
}

export interface FindResponse {
  /** Absent if no source contains the text. */
  found?: FoundText | undefined;
}

/** Whether a line could be opened in an editor. */
export type OpenResponse =
  | { opened: true }
  /** No editor was found, or it failed. `path` is absolute, with line and column. */
  | { opened: false; path: string; why: string };

/** The server does not answer the request. `refused` says why. */
export interface Refusal {
  refused: string;
}
