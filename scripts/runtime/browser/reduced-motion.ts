import { dataset } from './dataset.ts';

/** True when reduced motion is requested, in the system or on this site. */
export function hasReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || dataset.motion === 'off';
}
