/** As in the scenes: every solid thing is outlined in ink. */
export const OUTLINE = { stroke: 'var(--on-fill)', strokeWidth: 2 } as const;
