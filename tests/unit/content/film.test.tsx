import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { timeScenes } from '../../../components/blocks/Video/FilmTranscript.tsx';
import { Video } from '../../../components/blocks/Video/Video.tsx';
import { method } from '../../../pages/_film.content.ts';
import { home } from '../../../pages/index.content.ts';
import { projectRoot } from '../../support/project-root.ts';

const read = (extension: string) =>
  readFileSync(join(projectRoot, `assets/film/the-method.${extension}`));

const scenes = timeScenes(method);
const length = scenes.at(-1)?.end ?? 0;

/** With the seconds at which each starts. */
const captions = scenes.flatMap(({ start, lead = 0, captions }) => {
  let end = start + lead;
  return captions.map((caption) => {
    const start = end;
    end += caption.seconds;
    return { ...caption, start, end };
  });
});

describe('of the film,', () => {
  test('the caption track says what the storyboard says', () => {
    const seconds = (clock: string) =>
      clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    const [, ...cues] = read('vtt').toString().trimEnd().split('\n\n');

    expect(
      cues.map((cue) => {
        const [, times = '', ...text] = cue.split('\n');
        return { times: times.split(' --> ').map(seconds), text };
      }),
    ).toEqual(
      captions.map(({ start, end, text, note }) => ({
        times: [start, end],
        text: note ? [text, note] : [text],
      })),
    );
  });

  test('the MP4 is as long as the storyboard, begins with its index, and has the profile and the level that the player is told: High, 3.1', () => {
    const film = read('mp4');
    const header = film.indexOf('mvhd');
    // Version 0: a time unit and a length, 32 bits each, after flags and two dates (ISO/IEC 14496-12 §8.2.2).
    const [unit, duration] = [film.readUInt32BE(header + 16), film.readUInt32BE(header + 20)];
    // Profile, compatibility and level follow the version (ISO/IEC 14496-15 §5.3.3.1).
    const profile = film.indexOf('avcC') + 5;

    expect(duration / unit).toBe(length);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    expect(film.subarray(profile, profile + 3).toString('hex')).toBe('64001f');
    expect(renderToStaticMarkup(<Video {...home.video} />)).toContain('avc1.64001f');
  });

  test.each(['mp4', 'webm'])('the .%s weighs at most 900 kB', (extension) => {
    expect(read(extension).length).toBeLessThanOrEqual(900_000);
  });
});
