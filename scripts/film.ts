/**
 * `npm run film`: makes “Our job in 70 seconds” from its storyboard, pages/_film.content.ts, and the drawings in
 * scripts/tools/film/. Writes the film as WebM and MP4, and its captions, to assets/film/. Needs ffmpeg, which has to be
 * installed, and about five minutes.
 *
 * With `--stills 1.5,20 --out DIR` it only draws the pictures at those seconds, for working on the film.
 */
import './prerender/require-node.ts';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lengthOf } from '../components/blocks/Video/film-scene.ts';
import { method } from '../pages/_film.content.ts';
import { PROJECT } from './prerender/options.ts';
import { captionTrack } from './tools/film/caption-track.ts';
import { encodeFilm, FRAMES_A_SECOND, requireFfmpeg } from './tools/film/encode-film.ts';
import { type OpenFilm, openFilm } from './tools/film/open-film.ts';

try {
  const { stills, out } = parseArgs({
    options: { stills: { type: 'string' }, out: { type: 'string', default: '.' } },
  }).values;
  if (!stills) requireFfmpeg();
  const film = await openFilm();
  try {
    if (stills) await drawStills(film, stills.split(',').map(Number), out);
    else await makeFilm(film, join(PROJECT, 'assets/film'));
  } finally {
    await film.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeFilm(film: OpenFilm, folder: string): Promise<void> {
  const staging = mkdtempSync(join(tmpdir(), 'pointwork-film-'));
  try {
    await encodeFilm(framesOf(film), staging);
    for (const name of readdirSync(staging)) {
      copyFileSync(join(staging, name), join(folder, name));
      const { size } = statSync(join(folder, name));
      console.log(`assets/film/${name}: ${Math.round(size / 1000)} kB`);
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  writeFileSync(join(folder, 'the-method.vtt'), captionTrack(method));
}

async function* framesOf(film: OpenFilm): AsyncGenerator<Buffer> {
  const frames = Math.round(lengthOf(method) * FRAMES_A_SECOND);
  for (let frame = 0; frame < frames; frame++) {
    yield await film.show(frame / FRAMES_A_SECOND);
    if ((frame + 1) % 300 === 0) console.log(`${frame + 1} of ${frames} frames`);
  }
}

async function drawStills(film: OpenFilm, seconds: readonly number[], folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const second of seconds) {
    const name = `${second.toFixed(2).padStart(5, '0')}.png`;
    writeFileSync(join(folder, name), await film.show(second));
  }
}
