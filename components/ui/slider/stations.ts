import type { Pickers } from './SliderPickers.tsx';
import './SliderPickers.css';
import './stations.css';

/** Links to #id, as stations on a line. */
export const stations: Pickers = { kind: 'stations' };
