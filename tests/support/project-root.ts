import { fileURLToPath } from 'node:url';

/** The absolute path of the repository, without a trailing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** What npm scripts give Node before the path of a command. */
export const prepareNode = [
  '--import',
  new URL('../../scripts/prerender/prepare-node.js', import.meta.url).href,
] as const;
