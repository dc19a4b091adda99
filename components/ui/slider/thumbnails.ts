import type { Pickers } from './SliderPickers.tsx';
import './SliderPickers.css';
import './thumbnails.css';

/** A row of pictures. */
export const thumbnails: Pickers = { kind: 'thumbnails' };
