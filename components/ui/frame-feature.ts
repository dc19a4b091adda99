/** The parts of the behavior `frame`. */
export type FrameFeature = 'cursor' | 'disclosure' | 'motion' | 'scroll' | 'sheet';

/** Attributes that attach a part of `frame.behavior.ts` to an element. */
export function frameFeature(feature: FrameFeature) {
  return { 'data-behavior': 'frame', 'data-part': feature };
}
