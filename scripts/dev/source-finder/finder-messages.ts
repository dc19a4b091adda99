/** A place in a source. */
export interface Place {
  /** Relative to the site's root. */
  file: string;
  line: number;
  column: number;
}

/** Where the source finder sends its requests: POST, with JSON. The response may always be a Refusal instead. */
export const FINDER_PATHS = {
  /** FindRequest → FindResponse. */
  find: '/_dev/source/find',
  /** Place → OpenResponse. */
  open: '/_dev/source/open',
} as const;

/** Asks where a text is written. */
export interface FindRequest {
  /** `location.pathname` of the page that shows the text. */
  path: string;
  text: string;
}

/** Every place of exactly this text, the likeliest first. */
export interface FindResponse {
  places: readonly Place[];
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
