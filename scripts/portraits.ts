/** `npm run portraits`: draws the people of the site into assets/images/portraits/, from scripts/portraits/faces.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './build/options.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { faces } from './portraits/faces.ts';

const folder = join(PROJECT, 'assets/images/portraits');
mkdirSync(folder, { recursive: true });
for (const [name, face] of Object.entries(faces)) {
  writeFileSync(join(folder, `${name}.svg`), drawPortrait(face));
}
console.log(`${Object.keys(faces).length} portraits in assets/images/portraits/`);
