import {
  Autoplay,
  EffectCoverflow,
  EffectCube,
  EffectFade,
  EffectFlip,
  Mousewheel,
} from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { SliderEffect } from '../Slider.tsx';

/** How long a slide stays when the slider rotates, in milliseconds. */
const DELAY = 3000;

/** How Swiper tilts the slides that come and go, in degrees, and how far away they start, in pixels. */
const COVERFLOW = { rotate: 50, depth: 100, scale: 1 } as const;

const COMMON: SwiperOptions = {
  wrapperClass: 'slider__track',
  slideClass: 'slider__slide',
  modules: [Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip, Mousewheel],
  // With few slides, `loop` would move them around in the document, and “2 of 3” would be wrong.
  rewind: true,
  lazyPreload: false,
  // Without buttons, so that a drag may begin on one.
  focusableElements: 'input, select, option, textarea, video, label',
  // Two fingers on a trackpad: a swipe is one slide, and at the ends not a step back in history.
  mousewheel: { enabled: true, forceToAxis: true, thresholdTime: 400 },
  autoplay: {
    // Only our rotation starts and stops it: Swiper 14 would restart what somebody has stopped.
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

/** Swiper's options for an effect. */
export function swiperOptions(effect: SliderEffect): SwiperOptions {
  return { ...COMMON, ...EFFECTS[effect], effect };
}

/** What differs with reduced motion: a change is a cut, and nothing follows the finger or tilts. */
export function motionOptions(effect: SliderEffect, isReduced: boolean): SwiperOptions {
  const { rotate, depth } = COVERFLOW;
  return {
    speed: isReduced ? 0 : EFFECTS[effect].speed,
    followFinger: !isReduced,
    coverflowEffect: isReduced ? { rotate: 0, depth: 0 } : { rotate, depth },
  };
}
