/** The features of the behavior `frame`. */
export type FrameFeature = 'cursor' | 'disclosure' | 'motion' | 'scroll' | 'sheet';

/** The attributes that attach one feature of `frame.behavior.ts` to an element. */
export function frameFeature(feature: FrameFeature) {
  return { 'data-behavior': 'frame', 'data-feature': feature };
}
