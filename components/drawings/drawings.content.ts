/** Words within drawings that no page gives them. */
export const drawingWords = {
  interchange: 'Pointwork',
  promise: 'One team, one invoice',
  more: 'more',
  of: 'of',
} as const;
