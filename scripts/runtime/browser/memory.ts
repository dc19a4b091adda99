import { PAGE_ID } from '../../shared/markers.ts';
import { dataset } from './dataset.ts';
import { jumpTo } from './scroll.ts';

/** What a visitor finds again when they come back. Nothing that is typed: forms have their own drafts. */
export interface Memory {
  readonly position: readonly [x: number, y: number];
  /** The ids of the questions that were open. */
  readonly open: readonly string[];
}

const findQuestions = () =>
  document.querySelectorAll<HTMLDetailsElement>(`#${PAGE_ID} details[id]`);

export function readMemory(): Memory {
  const open = Array.from(findQuestions()).filter((question) => question.open);
  return { position: [scrollX, scrollY], open: open.map(({ id }) => id) };
}

/** Opens the questions that were open. The others are closed, unless the visitor may have opened one already. */
export function openQuestions({ open }: Memory, isFirstLoad: boolean): void {
  const mayHaveOpened = isFirstLoad && navigator.userActivation.hasBeenActive;
  for (const question of findQuestions()) {
    question.open = open.includes(question.id) || (mayHaveOpened && question.open);
  }
}

export function returnTo({ position }: Memory): void {
  // To scroll to a position, the browser must first lay out everything above it.
  dataset.layOut = 'all';
  jumpTo(...position);
}

/**
 * Whether a visitor has scrolled or gone into a field since the document came. If the browser has scrolled, it is at the
 * remembered position, or at the end of a page on which nothing is open yet.
 */
export function hasActed({ position: [, top] }: Memory): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  const isWhereItBegan = [0, Math.min(top, end)].some((y) => Math.abs(scrollY - y) < 1);
  // A fragment may take the focus.
  return !isWhereItBegan || !document.activeElement?.matches('body,:target');
}
