import { Swiper } from 'swiper';
import type { SliderEffect } from '../Slider.tsx';
import { slideOfAddress } from './follow-address.ts';
import { swiperOptions } from './swiper-options.ts';

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

/**
 * Starts Swiper on the scrolling row, at the slide that is in front. When the signal is aborted, it is a scrolling row
 * again.
 */
export function startSwiper(element: HTMLElement, signal: AbortSignal): RunningSlider {
  const viewport = element.querySelector('.slider__viewport') as HTMLElement;
  const track = viewport.firstElementChild as HTMLElement;
  const slides = [...track.children] as HTMLElement[];
  const effect = element.dataset.effect as SliderEffect;

  const initialSlide = firstSlide(viewport, slides);
  // Where the scroll bar has been, so that nothing below moves.
  viewport.style.marginBlockEnd = `${viewport.offsetHeight - viewport.clientHeight}px`;
  viewport.scrollLeft = 0;
  // Nothing can be scrolled now, so it is no tab stop. If it has the focus, it keeps that, and the ring, until it is left.
  const leaveTabOrder = () => {
    viewport.tabIndex = -1;
  };
  if (viewport !== document.activeElement) leaveTabOrder();
  else viewport.addEventListener('blur', leaveTabOrder, { once: true, signal });
  element.dataset.autoplay = 'stopped';
  const swiper = new Swiper(viewport, {
    ...swiperOptions(effect),
    initialSlide,
    width: widthOf(viewport, track),
  });
  swiper.on('beforeResize', () => {
    swiper.params.width = widthOf(viewport, track);
  });

  signal.addEventListener('abort', () => {
    swiper.destroy();
    viewport.classList.remove('swiper-backface-hidden');
    for (const shadow of track.querySelectorAll('.swiper-cube-shadow, .swiper-slide-shadow-cube')) {
      shadow.remove();
    }
    delete element.dataset.autoplay;
    viewport.tabIndex = 0;
  });
  return {
    element,
    effect,
    viewport,
    track,
    slides,
    pickers: [...element.querySelectorAll<HTMLElement>('.slider__picker')],
    swiper,
  };
}

/**
 * The exact width. Swiper 14 rounds the width that it measures, and a slide that is as high as it is wide would grow.
 * It subtracts the padding from this one.
 */
function widthOf(viewport: HTMLElement, track: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  const padding = Number.parseInt(paddingLeft, 10) + Number.parseInt(paddingRight, 10);
  return Number.parseFloat(getComputedStyle(track).width) + padding;
}

/** The slide that the address names, or that has the focus, or else the one that the row was scrolled to. */
function firstSlide(viewport: HTMLElement, slides: readonly HTMLElement[]): number {
  const wanted = [
    slideOfAddress(slides),
    slides.findIndex((slide) => slide.contains(document.activeElement)),
  ].find((index) => index >= 0);
  if (wanted !== undefined) return wanted;
  if (viewport.scrollLeft === 0) return 0;
  const { left, width } = viewport.getBoundingClientRect();
  const distances = slides.map((slide) => {
    const box = slide.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - left - width / 2);
  });
  return distances.indexOf(Math.min(...distances));
}
