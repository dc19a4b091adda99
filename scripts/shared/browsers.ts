/**
 * The floor: the oldest browsers that the site is made for, as esbuild names them. All appeared by May 2024; what they all
 * have is *Baseline Widely available*. The site may use newer features, but never needs them.
 */
export const OLDEST_BROWSERS = ['chrome125', 'firefox126', 'safari17.5'];

/** True in a browser older than those: it lacks a feature that came only shortly before them. */
export const isTooOld = () => !('any' in AbortSignal);
