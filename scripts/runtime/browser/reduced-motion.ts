import { dataset } from '../page/current-page.ts';

/** True when the visitor has asked the system, or this site, for less motion. */
export function hasReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || dataset.motion === 'off';
}
