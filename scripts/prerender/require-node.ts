/**
 * Ends a command on a Node that is too old: npm leaves out the one that comes with the packages if it runs no install
 * scripts. Each command imports this first. All imports of a command are linked before any is evaluated, so what newer
 * versions of Node have added (`globSync`, `hash`) is used as a property of its module's default export.
 */
import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const needed: string = JSON.parse(manifest).dependencies.node;
const running = process.versions.node;

if (Number.parseInt(running, 10) < Number.parseInt(needed, 10)) {
  console.error(
    `Node ${needed} is needed, and this is Node ${running}: run npm rebuild node --ignore-scripts=false, then start the command with npm again.`,
  );
  process.exit(1);
}
