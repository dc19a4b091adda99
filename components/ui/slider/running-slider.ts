import type { Swiper } from 'swiper/types';
import type { SliderEffect } from '../Slider.tsx';

/** The elements of a slider, and the Swiper that moves them. */
export interface RunningSlider {
  readonly element: HTMLElement;
  readonly effect: SliderEffect;
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** One a slide, or none. */
  readonly pickers: readonly HTMLElement[];
  readonly swiper: Swiper;
}
