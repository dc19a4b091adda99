import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timeScenes } from '../../../components/blocks/Video/FilmTranscript.tsx';
import { method } from '../../../pages/_film.content.ts';
import { projectRoot } from '../../support/project-root.ts';

const read = (extension: string) =>
  readFileSync(join(projectRoot, `assets/film/the-method.${extension}`));

/** The seconds at which each caption of the transcript starts and ends, and its lines. */
const captions = timeScenes(method).flatMap(({ start, lead = 0, captions }) => {
  let end = start + lead;
  return captions.map(({ text, note, seconds }) => {
    const begin = end;
    end += seconds;
    return { times: [begin, end], text: note ? [text, note] : [text] };
  });
});

test('the caption track of the film says what its transcript says', () => {
  const seconds = (clock: string) =>
    clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const [, ...cues] = read('vtt').toString().trimEnd().split('\n\n');
  const track = cues.map((cue) => {
    const [, times = '', ...text] = cue.split('\n');
    return { times: times.split(' --> ').map(seconds), text };
  });

  expect(track).toEqual(captions);
});

test.each(['mp4', 'webm'])('the film weighs at most 900 kB as .%s', (extension) => {
  expect(read(extension).length).toBeLessThanOrEqual(900_000);
});
