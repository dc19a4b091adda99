/** `npm run portraits`: draws the portraits in assets/images/portraits/ from faces.ts. */
import './prerender/require-node.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './prerender/options.ts';
import { drawPortraits, drawSmallPortrait } from './tools/portraits/draw-portraits.ts';
import { faces, small } from './tools/portraits/faces.ts';

const folder = join(PROJECT, 'assets/images/portraits');
writeFileSync(join(folder, 'people.svg'), drawPortraits(faces));
for (const name of small) {
  writeFileSync(join(folder, `${name}.inline.svg`), drawSmallPortrait(faces[name]));
}
console.log(`${Object.keys(faces).length} portraits`);
