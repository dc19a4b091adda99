/**
 * The colours of preview pictures, which stylesheets cannot reach. A test keeps them equal to the tokens of the same
 * names.
 */
export const PREVIEW_COLORS = {
  default: { paper: '#f3f6f6', ink: '#061a22', ink2: '#2b4650' },
  dark: { paper: '#04141a', ink: '#eaf5f7', ink2: '#a9c0c8' },
} as const;

/** Lines 1 to 4, from top to bottom. */
export const PREVIEW_LINES = ['#01cfe0', '#ff5a3c', '#ffb31a', '#c9dde3'] as const;

export const PREVIEW_STATION = { fill: '#ffffff', line: '#061a22' } as const;
