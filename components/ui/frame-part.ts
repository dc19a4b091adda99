/** The parts of the behavior `frame`. */
export type FramePart = 'cursor' | 'disclosure' | 'motion' | 'scroll' | 'sheet';

/** Attributes that attach a part of `frame.behavior.ts` to an element. */
export function framePart(part: FramePart) {
  return { 'data-behavior': 'frame', 'data-part': part };
}
