import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FilmTranscript } from '../../../components/blocks/Video/FilmTranscript.tsx';
import {
  lengthOf,
  playingTime,
  timeCaptions,
  timeScenes,
} from '../../../components/blocks/Video/film-scene.ts';
import { Video } from '../../../components/blocks/Video/Video.tsx';
import { method } from '../../../pages/_film.content.ts';
import { home } from '../../../pages/index.content.ts';
import { beforeAfter } from '../../../pages/partners/atlassian.before-after.content.ts';
import { caseStudy } from '../../../pages/partners/atlassian.case-study.content.ts';
import { captionTrack } from '../../../scripts/tools/film/caption-track.ts';
import { projectRoot } from '../../support/project-root.ts';

const read = (extension: string) =>
  readFileSync(join(projectRoot, `assets/film/the-method.${extension}`));

describe('the storyboard', () => {
  test('adds up to the seconds that its title promises', () => {
    expect(lengthOf(method)).toBe(70);
    expect(playingTime(lengthOf(method))).toBe('1:10');
    expect(home.video.title).toContain('70 seconds');
  });

  test('leaves no gap between its scenes', () => {
    const scenes = timeScenes(method);

    expect(scenes[0]?.start).toBe(0);
    expect(scenes.slice(1).map(({ start }) => start)).toEqual(
      scenes.slice(0, -1).map(({ end }) => end),
    );
  });

  test.each(timeCaptions(method))(
    'gives time to read “$text”',
    ({ text, note = '', ...caption }) => {
      const words = (part: string) => part.split(' ').filter(Boolean).length;
      const seconds = caption.end - caption.start;

      expect(words(text)).toBeLessThanOrEqual(11);
      expect(seconds).toBeGreaterThanOrEqual(2.5);
      // Four words per second are easy to read.
      expect(seconds).toBeGreaterThan(words(`${text} ${note}`) / 4);
    },
  );

  test('has the first stops of the timetable', () => {
    const { picture } = sceneOf('first-stop');

    for (const { firstStop, days, price } of home.services.rows) {
      expect(picture).toMatch(new RegExp(`${firstStop}, ${days} (working )?days, ${price}`));
    }
    expect(home.services.note).toContain('if it starts within 60 days');
  });

  test('has the figures of Northmoor Ferries', () => {
    const { from, value, label } = beforeAfter.figure;
    const hours = caseStudy.runs.runs.map(({ stops }) => stops[1].at);

    expect(`${from} to ${value} ${label}`).toBe('212 to 74 custom fields');
    expect(sceneOf('inventory').picture).toContain('212 squares');
    expect(sceneOf('inventory').picture).toContain(`${212 - 74} of them fade; 74 are left`);
    expect(hours).toEqual([31, 17, 17]);
    expect(sceneOf('rehearsals').picture).toContain('31 hours, its second 17: 14 hours less');
  });
});

describe('of the film,', () => {
  test('the caption track says what the storyboard says', () => {
    expect(read('vtt').toString()).toBe(captionTrack(method));
  });

  test('the transcript has every scene and every word', () => {
    const html = renderToStaticMarkup(<FilmTranscript scenes={method} />);

    for (const { picture } of method) expect(html).toContain(picture);
    for (const { text } of timeCaptions(method)) expect(html).toContain(text);
  });

  test('the MP4 is as long as the storyboard, and begins with its index', () => {
    const film = read('mp4');
    const header = film.indexOf('mvhd');
    // Version 0: a time unit and a length, 32 bits each, after flags and two dates (ISO/IEC 14496-12 §8.2.2).
    const [unit, length] = [film.readUInt32BE(header + 16), film.readUInt32BE(header + 20)];

    expect(length / unit).toBe(lengthOf(method));
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  });

  test('the MP4 has the profile and the level that the player is told: High, 3.1', () => {
    const film = read('mp4');
    // Profile, compatibility and level follow the version (ISO/IEC 14496-15 §5.3.3.1).
    const from = film.indexOf('avcC') + 5;

    expect(film.subarray(from, from + 3).toString('hex')).toBe('64001f');
    expect(renderToStaticMarkup(<Video {...home.video} />)).toContain('avc1.64001f');
  });

  test.each(['mp4', 'webm'])('the .%s weighs between 300 and 900 kB', (extension) => {
    expect(read(extension).length).toBeGreaterThan(300_000);
    expect(read(extension).length).toBeLessThanOrEqual(900_000);
  });
});

test('the times of a caption track have minutes and thousandths of a second', () => {
  const scene = { id: 'long', picture: '', lead: 61.5, captions: [{ text: 'Late.', seconds: 3 }] };

  expect(captionTrack([scene])).toBe('WEBVTT\n\n1\n00:01:01.500 --> 00:01:04.500\nLate.\n');
});

function sceneOf(scene: (typeof method)[number]['id']) {
  return method.find(({ id }) => id === scene) as (typeof method)[number];
}
