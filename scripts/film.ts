/**
 * `npm run film`: makes “The method in 70 seconds” from its storyboard, pages/_film.content.ts, and the drawings in
 * scripts/film/. Writes the film as WebM and MP4, and its captions, to assets/film/. Needs ffmpeg, which has to be
 * installed, and about five minutes.
 *
 * With `--stills 1.5,20 --out DIR` it only draws the pictures at those seconds, for working on the film.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lengthOf } from '../components/blocks/Video/film-scene.ts';
import { method } from '../pages/_film.content.ts';
import { PROJECT } from './build/options.ts';
import { captionTrack } from './film/caption-track.ts';
import { encodeFilm, requireFfmpeg } from './film/encode-film.ts';
import { openFilm } from './film/open-film.ts';
import { renderFrames } from './film/render-frames.ts';

try {
  const { stills, out } = parseArgs({
    options: { stills: { type: 'string' }, out: { type: 'string', default: '.' } },
  }).values;
  if (stills) await drawStills(stills.split(',').map(Number), out);
  else await makeFilm(join(PROJECT, 'assets/film'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeFilm(folder: string): Promise<void> {
  requireFfmpeg();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'the-method.vtt'), captionTrack(method));
  const staging = mkdtempSync(join(tmpdir(), 'pointwork-film-'));
  try {
    await renderFrames(staging, lengthOf(method), (frame, all) => {
      if (frame % 300 === 0 || frame === all) console.log(`${frame} of ${all} frames`);
    });
    for (const kind of ['mp4', 'webm'] as const) {
      const name = `the-method.${kind}`;
      encodeFilm(staging, kind, join(staging, name));
      copyFileSync(join(staging, name), join(folder, name));
      console.log(
        `assets/film/${name}: ${Math.round(statSync(join(folder, name)).size / 1000)} kB`,
      );
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function drawStills(seconds: readonly number[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const film = await openFilm();
  for (const second of seconds) {
    writeFileSync(
      join(folder, `${second.toFixed(2).padStart(5, '0')}.png`),
      await film.show(second),
    );
  }
  await film.close();
}
