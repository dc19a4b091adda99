import type { Swiper } from 'swiper/types';
import type { SliderEffect } from '../Slider.tsx';

/** A slider with Swiper running: its elements, and the Swiper that moves them. */
export interface RunningSlider {
  readonly element: HTMLElement;
  readonly effect: SliderEffect;
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** One per slide, or none. */
  readonly pickers: readonly HTMLElement[];
  readonly swiper: Swiper;
}
