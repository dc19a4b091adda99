/** What a phase says of itself, and what leads to the next one. */
export const phaseWords = {
  slides: (title: string) => `Phases: ${title}`,
  length: 'It takes',
  need: 'You give',
  get: 'You get',
  next: (name: string) => `Next: ${name}`,
} as const;
