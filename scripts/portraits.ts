/** `npm run portraits`: draws the people of the site into assets/images/portraits/, from faces.ts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './build/options.ts';
import { drawPortraits, inlinePortrait } from './portraits/draw-portraits.ts';
import { faces, INLINED } from './portraits/faces.ts';

const folder = join(PROJECT, 'assets/images/portraits');
const inlined = Object.fromEntries(INLINED.map((name) => [name, inlinePortrait(faces[name])]));
writeFileSync(join(folder, 'people.svg'), drawPortraits(faces));
writeFileSync(join(folder, 'inlined.json'), `${JSON.stringify(inlined, null, 2)}\n`);
console.log(`${Object.keys(faces).length} portraits, ${INLINED.length} of them inlined too`);
