/**
 * Makes Node keep the compiled code of the engine, also in its threads: the next build is a quarter of a second faster,
 * the next start of the development server takes a seventh less. `npm run build` and `npm run dev` load this file
 * first (`--import`). It is JavaScript, because for the first line of TypeScript Node would start a compiler.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Threads read the variable only. If the folder cannot be written, nothing is lost.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
