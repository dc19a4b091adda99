import { Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { SliderEffect } from '../Slider.tsx';

/** Milliseconds that a slide stays when the slider rotates. */
const DELAY = 3000;

/** How Swiper leans the neighbours of the slide in the middle. */
const COVERFLOW = { rotate: 50, depth: 100, scale: 1, stretch: 0, modifier: 1 } as const;

const COMMON: SwiperOptions = {
  wrapperClass: 'slider__track',
  slideClass: 'slider__slide',
  modules: [Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip],
  // With few slides a loop would move them about in the document, and "2 of 3" would be a lie.
  rewind: true,
  lazyPreload: false,
  autoplay: {
    // Started and stopped by our rotation alone: Swiper would also start what somebody has stopped.
    enabled: false,
    delay: DELAY,
    disableOnInteraction: true,
    stopOnLastSlide: false,
    // A change without a transition has no end to wait for.
    waitForTransition: false,
  },
};

const EFFECTS: Readonly<Record<SliderEffect, SwiperOptions>> = {
  slide: { slidesPerView: 'auto', speed: 420 },
  fade: { fadeEffect: { crossFade: true }, speed: 420 },
  cube: {
    cubeEffect: { shadow: true, shadowOffset: 20, shadowScale: 0.94, slideShadows: true },
    speed: 700,
  },
  flip: { flipEffect: { slideShadows: false, limitRotation: true }, speed: 600 },
  coverflow: {
    slidesPerView: 'auto',
    centeredSlides: true,
    coverflowEffect: { ...COVERFLOW, slideShadows: false },
    speed: 420,
  },
};

/** What Swiper is told for an effect. */
export function swiperOptions(effect: SliderEffect): SwiperOptions {
  return { ...COMMON, ...EFFECTS[effect], effect };
}

/** What changes where motion is unwanted: a change is a cut, and nothing follows the finger or leans. */
export function motionOptions(effect: SliderEffect, isReduced: boolean): SwiperOptions {
  const { rotate, depth } = COVERFLOW;
  return {
    speed: isReduced ? 0 : EFFECTS[effect].speed,
    followFinger: !isReduced,
    coverflowEffect: isReduced ? { rotate: 0, depth: 0 } : { rotate, depth },
  };
}
