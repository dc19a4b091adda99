/**
 * The floor: the oldest browsers that the site is made for, as esbuild names them. They are of May 2024; what they all
 * have is *Baseline Widely available*. What is newer may only add.
 */
export const OLDEST_BROWSERS = ['chrome125', 'firefox126', 'safari17.5'];

/** Tells whether this browser is older than those, by something that came only shortly before them. */
export const isBelowFloor = () => !('any' in AbortSignal);
