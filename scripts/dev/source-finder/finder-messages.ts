import type { AskedWords, FoundWords } from './find-words.ts';
import type { Place } from './read-words.ts';

/** Addresses that the finder asks, with a POST of JSON; what is refused is answered with a Refusal. */
export const FINDER_PATHS = {
  /** FindQuestion → FindAnswer. */
  find: '/_dev/source/find',
  /** PagesQuestion → PagesAnswer. */
  pages: '/_dev/source/pages',
  /** Place → OpenAnswer. */
  open: '/_dev/source/open',
} as const;

/** Where the words that somebody points at are written. */
export interface FindQuestion extends AskedWords {
  /** The address they are seen at. */
  path: string;
}

export interface FindAnswer {
  /** Absent where they are in no source. */
  found?: FoundWords | undefined;
}

/** On which other pages the same words stand. */
export interface PagesQuestion {
  path: string;
  text: string;
}

export interface PagesAnswer {
  /** Paths of routes. */
  pages: readonly string[];
  /** True where these are all other pages. */
  isEvery: boolean;
  /** How many more use a source with these words, and were not looked at. */
  unseen: number;
}

/** What has become of a place that was to be opened. */
export type OpenAnswer =
  | { opened: true }
  /** No editor has taken it. @property path absolute, with line and column. */
  | { opened: false; path: string; why: string };

export interface Refusal {
  refused: string;
}

export type { Place };
