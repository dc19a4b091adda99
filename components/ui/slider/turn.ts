import type { Pickers } from './SliderPickers.tsx';

/** One button that turns two sides over: “Show the new form”. */
export const turn: Pickers = { kind: 'turn' };
