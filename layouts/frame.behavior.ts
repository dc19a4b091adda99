/**
 * The scripts of the blocks around the page, in one file: they are needed on every page, and one request is faster than
 * five. `data-feature` in the markup names the feature.
 */
import { attachCursor } from '../components/blocks/Cursor/attach-cursor.ts';
import { attachMotionSwitch } from '../components/blocks/Footer/attach-motion-switch.ts';
import { attachDisclosure } from '../components/blocks/Navbar/attach-disclosure.ts';
import { attachSheet } from '../components/blocks/Navbar/attach-sheet.ts';
import { attachScrollState } from '../components/ui/attach-scroll-state.ts';
import type { FrameFeature } from '../components/ui/frame-feature.ts';

/** Attaches to its element until the signal is aborted. */
type Attach = (element: HTMLElement, signal: AbortSignal) => void;

const FEATURES: Readonly<Record<FrameFeature, Attach>> = {
  cursor: attachCursor,
  disclosure: attachDisclosure,
  motion: attachMotionSwitch,
  scroll: attachScrollState,
  sheet: attachSheet,
};

export default function frame(element: HTMLElement): () => void {
  const life = new AbortController();
  FEATURES[element.dataset.feature as FrameFeature](element, life.signal);
  return () => life.abort();
}
