import type { RenderedLayout } from './messages.ts';

/** Stands in for a layout: of a site that has none, or where one has faults and its pages are checked all the same. */
export const PLAIN_LAYOUT: Omit<RenderedLayout, 'name' | 'hasFaults'> = {
  format: 1,
  before: '<main>',
  after: '</main>',
  end: true,
  scan: {
    ids: [],
    repeatedIds: [],
    references: [],
    inlineCode: [],
    misplaced: [],
    behaviors: [],
    earlyBehaviors: [],
    misspelledTimes: [],
  },
  islands: [],
};
