/**
 * Has Node keep what it compiles of the engine itself, also in the threads that the engine starts: the next build
 * takes a quarter of a second less, the start of the next development server a seventh. `npm run build` and
 * `npm run dev` load it before the command, as JavaScript: for the first line of TypeScript, Node would start a compiler.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Threads go by the variable alone. A folder that cannot be written does no harm.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
