import mp4 from '../assets/film/the-method.mp4';
import captions from '../assets/film/the-method.vtt';
import webm from '../assets/film/the-method.webm';
import type { VideoProps } from '../components/blocks/Video/Video.tsx';
import { method } from './_film.content.ts';

export const video = {
  title: 'Our job in 70 seconds',
  film: { webm, mp4, captions },
  scenes: method,
  words: {
    play: 'Play the film',
    again: 'Watch again',
    transcript: 'Transcript',
    silence: 'Silent, with captions',
    close: 'Close',
    captions: 'English',
    failure: 'The film did not load.',
    read: 'Read the transcript instead',
  },
} as const satisfies VideoProps;
