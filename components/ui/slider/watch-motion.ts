/**
 * Calls `tell` with `true` while motion is unwanted, because of the system's setting or the switch in the footer: once
 * before it returns, and again at each change until the signal is aborted.
 */
export function watchMotion(tell: (isReduced: boolean) => void, signal: AbortSignal): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const root = document.documentElement;
  let reported: boolean | undefined;

  function check() {
    const isReduced = system.matches || root.dataset.motion === 'off';
    if (isReduced === reported) return;
    reported = isReduced;
    tell(isReduced);
  }

  const observer = new MutationObserver(check);
  observer.observe(root, { attributeFilter: ['data-motion'] });
  signal.addEventListener('abort', () => observer.disconnect());
  system.addEventListener('change', check, { signal });
  check();
}
