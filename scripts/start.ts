/** `npm start`: builds the site, then serves `dist/`. */
import { join } from 'node:path';
import { runCommand } from './prerender/command-line.ts';
import { PROJECT } from './prerender/options.ts';
import { serveFolder } from './server/serve-folder.ts';

const usage = `Usage: npm start

Builds the site, serves dist/ and prints the address. The variable PORT names the port (default: 3000).
It has no options: give them to npm run build, then serve what that has built with npx serve <folder>.
`;

// The build and the server have their own ways to stop.
await runCommand({ name: 'start', usage, options: {}, stopped: null }, async () => {
  await import('./build.ts');
  if (process.exitCode === 0) await serveFolder(join(PROJECT, 'dist'));
});
