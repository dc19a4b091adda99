import type { LinkData } from '../../ui/TextLink.tsx';

export const errorPage = {
  home: { label: 'Back to the home page', href: '/' } satisfies LinkData,
  missing: {
    joke: 'Somebody drew this line, and nobody laid the track.',
    advice: 'Check the address, or change to a line below.',
    pages: 'Change here for',
  },
  failed: {
    text: 'Something went wrong on our side. Nothing you typed has been sent.',
    again: 'Try again',
    /** `Tell us: <mail> or <phone>.` */
    tell: ['If it keeps happening, tell us: ', ' or ', '.'],
  },
} as const;

/** Around the link, in the place of the advice. */
export const didYouMeanWords = { before: 'Did you mean ', after: '?' } as const;

/** In the drawing of the line that is not built yet. */
export const mapWords = { wanted: 'Your page', here: 'You are here' } as const;
