/** `npm run icons`: draws the bitmap icons in assets/public/ from favicon.svg there. */
import './prerender/require-node.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './prerender/options.ts';
import { drawIcons } from './tools/icons/draw-icons.ts';

const folder = join(PROJECT, 'assets/public');
const icons = await drawIcons(readFileSync(join(folder, 'favicon.svg')));
for (const [name, content] of icons) writeFileSync(join(folder, name), content);
console.log(`${icons.size} icons`);
