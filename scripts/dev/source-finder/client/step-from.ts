import { allTexts, isSameText, rectsOf, type Target } from './target.ts';

/** The text after a target, or before it if `step` is -1. If it is in closed details, they are opened. */
export function stepFrom(target: Target | undefined, step: number): Target {
  const all = allTexts();
  // The texts of the head are always there.
  const next = all[(indexOf(target, all, step) + step + all.length) % all.length] as Target;
  reveal(next);
  return next;
}

function indexOf(target: Target | undefined, all: readonly Target[], step: number): number {
  if (!target) return step > 0 ? -1 : 0;
  const index = all.findIndex((one) => isSameText(one, target));
  if (index >= 0) return index;
  // The target has no text, so it is not among them: it comes before the first text in it or after it.
  const after = all.findIndex(
    (one) => target.element.compareDocumentPosition(one.element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return step > 0 ? after - 1 : after;
}

function reveal({ element, node }: Target): void {
  let details = element.closest('details');
  while (details) {
    if (!details.querySelector(':scope > summary')?.contains(element)) details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
  const { top, bottom } = (node && rectsOf(node)[0]) ?? element.getBoundingClientRect();
  // Not `scrollIntoView`, which would also scroll sliders.
  if (element.checkVisibility() && (top < 0 || bottom > innerHeight)) {
    scrollTo({ top: scrollY + top - innerHeight / 3, behavior: 'instant' });
  }
}
