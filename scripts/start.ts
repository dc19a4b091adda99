/** `npm start`: builds the site, then serves `dist/`. */
import './prerender/require-node.ts';
import { join } from 'node:path';
import { serveFolder } from './server/serve-folder.ts';

const USAGE = `Usage: npm start

Builds the site, serves dist/ and prints the address. The variable PORT names the port (default: 3000).
`;

const [option] = process.argv.slice(2);
if (option === '--help') console.log(USAGE);
else if (option !== undefined) {
  console.error(
    `npm start has no options, so ${option} cannot be used. Give it to \`npm run build\`, then serve what that has built with \`npx serve <folder>\`.`,
  );
  process.exitCode = 1;
} else {
  await import('./build.ts');
  if (process.exitCode === 0) await serveFolder(join(import.meta.dirname, '../dist'));
}
