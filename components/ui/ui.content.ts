/** Words within other words, most of them for screen readers alone. */
export const uiWords = {
  skip: 'Skip to content',
  line: 'Line ',
  number: 'No. ',
  to: 'to',
  required: ' (required)',
} as const;

/** The switch of all motion. It comes with a script, which needs no other words. */
export const motionWord = 'Motion';
