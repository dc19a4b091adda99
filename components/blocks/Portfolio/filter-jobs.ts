import type { PlatformLine } from '../../ui/platform-line.ts';

/**
 * Shows the jobs of one line, or all of them for `null`. Rows that are hidden fade out before the others close up; with
 * reduced motion the fade takes no time.
 * @returns a function that cancels it.
 */
export function filterJobs(list: HTMLElement, line: PlatformLine | null): () => void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-line]')];
  const isOther = (row: HTMLElement) => line !== null && row.dataset.line !== String(line);
  let isCalledOff = false;

  // Of the jobs of one line, none is left folded.
  if (line !== null) list.querySelector('details:has([data-line])')?.setAttribute('open', '');
  list.dataset.filtered = line === null ? 'none' : 'line';
  for (const row of rows) row.toggleAttribute('data-leaving', isOther(row));
  const fades = rows.flatMap((row) => row.getAnimations());
  void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => {
    if (isCalledOff) return;
    for (const row of rows) row.hidden = isOther(row);
  });
  return () => {
    isCalledOff = true;
  };
}
