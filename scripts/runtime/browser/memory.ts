import { PAGE_ID } from '../../shared/markers.ts';
import { dataset } from './dataset.ts';
import { jumpTo } from './scroll.ts';

/** What a visitor finds again when they come back. Nothing that is typed: forms have their own drafts. */
export interface Memory {
  readonly top: number;
  /** The ids of the details that were open. */
  readonly open: readonly string[];
}

const DETAILS = `#${PAGE_ID} details[id]`;

export function readMemory(): Memory {
  const open = document.querySelectorAll(`${DETAILS}[open]`);
  return { top: scrollY, open: Array.from(open, ({ id }) => id) };
}

/** Opens the details that were open. None is closed: the visitor may have opened it already. */
export function openDetails({ open }: Memory): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(DETAILS)) {
    if (open.includes(details.id)) details.open = true;
  }
}

export function returnTo({ top }: Memory): void {
  // To scroll to a position, the browser must first lay out everything above it.
  dataset.layOut = 'all';
  jumpTo(top);
}

/**
 * Whether a visitor has scrolled or gone into a field since the document came. If the browser has scrolled, it is at the
 * remembered position, or at the end of a page that is shorter as long as its details are closed. With a fragment,
 * nobody knows: Chromium 153 restores the position before it lays out the page for the target, and is then elsewhere.
 */
export function hasActed({ top }: Memory): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const hasScrolled =
    scrollY && !location.hash && Math.abs(scrollY - Math.min(top, scrollHeight - clientHeight)) > 1;
  // A fragment may take the focus.
  return hasScrolled || !document.activeElement?.matches('body,:target');
}
