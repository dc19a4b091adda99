import { SliderControls } from './SliderControls.tsx';
import type { Pickers } from './SliderPickers.tsx';
import './SliderPickers.css';
import './titles.css';

/** A list of the titles. */
export const titles: Pickers = { kind: 'titles', Controls: SliderControls };
