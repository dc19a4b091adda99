/**
 * Loaded before a command and in each render thread (`node --import`). In JavaScript, since older versions of Node cannot
 * read TypeScript. Ends a command on a Node that is too old: npm leaves out the one that comes with the packages if it runs no
 * install scripts. Has Node keep what it compiles, in the system's folder for temporary files: a command starts in half the time.
 */
import { readFileSync } from 'node:fs';
import module from 'node:module';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const needed = JSON.parse(manifest).dependencies.node;
const running = process.versions.node;

if (Number.parseInt(running, 10) < Number.parseInt(needed, 10)) {
  console.error(
    `Node ${needed} is needed, and this is Node ${running}: run npm rebuild node --ignore-scripts=false, then start the command with npm again.`,
  );
  process.exit(1);
}

module.enableCompileCache();
