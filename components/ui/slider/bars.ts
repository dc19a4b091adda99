import { SliderControls } from './SliderControls.tsx';
import type { Pickers } from './SliderPickers.tsx';
import './SliderPickers.css';
import './bars.css';

/** One bar per slide, beside buttons for the next and the previous one. */
export const bars: Pickers = { kind: 'bars', Controls: SliderControls };
