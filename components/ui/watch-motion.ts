/**
 * Calls a behavior with `true` while motion is unwanted, because of the system's setting or the switch in the footer:
 * once before it returns, and again at each change, so that movement can stop and start at once.
 *
 * @example
 * const stop = watchMotion((isReduced) => (isReduced ? player.pause() : player.play()));
 * return stop; // in the behavior's detach
 */
export function watchMotion(tell: (isReduced: boolean) => void): () => void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const root = document.documentElement;
  let told: boolean | undefined;

  function check() {
    const isReduced = system.matches || root.dataset.motion === 'off';
    if (isReduced === told) return;
    told = isReduced;
    tell(isReduced);
  }

  const switched = new MutationObserver(check);
  switched.observe(root, { attributeFilter: ['data-motion'] });
  system.addEventListener('change', check);
  check();
  return () => {
    switched.disconnect();
    system.removeEventListener('change', check);
  };
}
