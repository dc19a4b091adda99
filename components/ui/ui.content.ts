/** Words within other words, most of them for screen readers alone. */
export const uiWords = {
  skip: 'Skip to content',
  line: 'Line ',
  number: 'No. ',
  to: 'to',
  required: ' (required)',
  motion: 'Motion',
} as const;
