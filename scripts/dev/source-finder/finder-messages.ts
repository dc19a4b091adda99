/** A place in a source. */
export interface Place {
  /** Relative to the site's root. */
  file: string;
  line: number;
  column: number;
}

/** POST, TextQuery → every Place of exactly this text, the likeliest first; or why not, as a text. */
export const FIND = '/_dev/source/find';

/** POST, Place → Outcome; or why not, as a text. */
export const OPEN = '/_dev/source/open';

/** Asks where a text is written. */
export interface TextQuery {
  text: string;
  /** `location.pathname` of the page that shows it. */
  path: string;
}

/** What has happened to a line that was to be opened in the editor. */
export interface Outcome {
  /** A sentence. */
  said: string;
  /** Where no editor starts: the line's path, absolute, with line and column. */
  path?: string;
}
