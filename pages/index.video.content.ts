import mp4 from '../assets/film/the-method.mp4';
import captions from '../assets/film/the-method.vtt';
import webm from '../assets/film/the-method.webm';
import type { VideoProps } from '../components/blocks/Video/Video.tsx';
import { method } from './_film.content.ts';

export const video = {
  title: 'The method in 70 seconds.',
  lede: 'One card, four platforms, five stops. No sound: the words stand in the picture.',
  film: { webm, mp4, captions },
  scenes: method,
  words: {
    play: 'Play the film',
    again: 'Watch again',
    extras: 'captions',
    transcript: 'Read the film as text',
    silence: 'No sound',
    close: 'Close',
    captions: 'English',
    failure: 'The film did not load.',
    read: 'Read it as text instead',
  },
} as const satisfies VideoProps;
