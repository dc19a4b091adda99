/** What a slider says of itself; what its slides are, and what is on them, is in the content of its page. */
export const sliderWords = {
  slides: 'Slides',
  place: (number: number, count: number, title: string) => `${number} of ${count}: ${title}`,
  pickers: 'Choose a slide',
  turn: 'Show ',
  previous: 'Previous slide',
  next: 'Next slide',
} as const;

/** The button of the rotation. */
export const rotationWords = {
  start: 'Start automatic slides',
  stop: 'Stop automatic slides',
} as const;
