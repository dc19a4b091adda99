/** The strokes of the scenes. They use colour roles, since the drawings are on dark ink in both layouts. */
export const strokes = {
  /** Around every solid thing. */
  outline: { stroke: 'var(--on-fill)', strokeWidth: 2 },
  bed: { stroke: 'var(--rule)', strokeWidth: 46 },
  ties: { stroke: 'var(--ctl-border)', strokeWidth: 30, strokeDasharray: '6 14' },
  line: { stroke: 'var(--l1)', strokeWidth: 11 },
  stop: { fill: 'var(--panel)', stroke: 'var(--invert)', strokeWidth: 7 },
  siding: { stroke: 'var(--invert)', strokeWidth: 11 },
  loop: { stroke: 'var(--rule)', strokeWidth: 40 },
  edge: { stroke: 'var(--invert)', strokeWidth: 4 },
  ink: { stroke: 'var(--on-fill)', strokeWidth: 4 },
  mark: { stroke: 'var(--cyan-deep)', strokeWidth: 4 },
  cross: { stroke: 'var(--invert)', strokeWidth: 3.5 },
  faint: { stroke: 'var(--ctl-border)', strokeWidth: 4 },
} as const;
