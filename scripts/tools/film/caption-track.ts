import { type FilmScene, timeCaptions } from '../../../components/blocks/Video/film-scene.ts';

/** The captions of a film as WebVTT, at the bottom of the picture, where the film shows no text of its own. */
export function captionTrack(scenes: readonly FilmScene[]): string {
  const cues = timeCaptions(scenes).map(({ start, end, text, note }, index) =>
    [`${index + 1}`, `${clock(start)} --> ${clock(end)}`, text, ...(note ? [note] : [])].join('\n'),
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** `00:01:02.500` */
function clock(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${parts.join(':')}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;
}
