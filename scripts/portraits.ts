/** `npm run portraits`: draws the portraits in assets/images/portraits/ from faces.ts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './build/options.ts';
import { drawPortraits } from './portraits/draw-portraits.ts';
import { faces } from './portraits/faces.ts';

writeFileSync(join(PROJECT, 'assets/images/portraits/people.svg'), drawPortraits(faces));
console.log(`${Object.keys(faces).length} portraits`);
