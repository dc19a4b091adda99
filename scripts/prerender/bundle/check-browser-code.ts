import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, sep } from 'node:path';
import { type Loader, transform } from 'esbuild';
import { compileFault } from '../faults/compile-fault.ts';
import type { Fault } from '../faults/fault.ts';
import { packageOf } from '../files/paths.ts';
import { PROJECT } from '../options.ts';

const MODULE_ADVICE = 'Write import and export: sources of the site are ES modules.';
const FILE_ADVICE = 'For the address of a file, import it: `import picture from "./picture.svg"`.';
const WORKER_ADVICE = "Do the work in the page's `load`, or in the script itself.";
const META_ADVICE =
  'Write import.meta.env.BASE_URL or import.meta.env.SITE_URL, in full: there is nothing else. For the address of a file, import the file; other values come as props of an island.';

/** What only Node or another bundler knows, and what to write instead. */
const UNKNOWN: readonly (readonly [name: string, advice: string])[] = [
  ['process', "Read it in the page's `load`, and give an island the value as a prop."],
  ['Buffer', 'Write Uint8Array, TextEncoder, atob or btoa.'],
  ['global', 'Write globalThis.'],
  ['setImmediate', 'Write setTimeout.'],
  ['clearImmediate', 'Write clearTimeout.'],
  ['require', MODULE_ADVICE],
  ['module', MODULE_ADVICE],
  ['exports', MODULE_ADVICE],
  ['__dirname', FILE_ADVICE],
  ['__filename', FILE_ADVICE],
  ['Worker', WORKER_ADVICE],
  ['SharedWorker', WORKER_ADVICE],
  ['import.meta', META_ADVICE],
];

const NAME_ADVICE = 'Write the name, or a path whose folder is written: import(`./parts/…`).';

/** Stand-ins take the place of the names, because esbuild knows scopes: a variable may have such a name, too. */
const STAND_INS = Object.fromEntries(UNKNOWN.map(([name], index) => [name, `UNKNOWN_${index}_`]));

/** A stand-in, with what is read from it; or that of an `import()` whose name is not known before it runs. */
const USE = /(typeof )?\bUNKNOWN_(\d+)_((?:\.\w+)*)|\b__toESM\(require\((?!"|`\.)/g;

const ENGINE = join(PROJECT, 'scripts', sep);

/**
 * Finds what browsers could not run in the sources of the site. One that asks for `typeof process` knows what it does.
 *
 * @param files of scripts for the browser, relative to the root, each once.
 * @param define what compilers put in; see importMetaEnv.
 */
export async function checkBrowserCode(
  files: readonly string[],
  root: string,
  define: Readonly<Record<string, string>>,
): Promise<Fault[]> {
  const checked = files.map(async (file) => {
    const [, loader] = /\.m?([jt]sx?)$/.exec(file) ?? [];
    // Modules that a plugin has made begin with its name: `island:`.
    if (!loader || /^\w+:/.test(file) || packageOf(file) !== undefined) return [];
    const path = join(root, file);
    if (path.startsWith(ENGINE)) return [];
    const source = await readFile(path, 'utf8');
    const { code, map } = await transform(source, {
      define: { ...STAND_INS, ...define },
      jsx: 'automatic',
      loader: loader as Loader,
      // Without comments: `import(/* A part */ './parts/one.ts')`.
      minifyWhitespace: true,
      sourcemap: 'external',
      // A string may have `import(` in it, but not what esbuild 0.28 then writes in its place.
      supported: { 'dynamic-import': false },
      tsconfigRaw: {},
    });
    const uses = [...code.matchAll(USE)];
    const guarded = new Set(uses.flatMap(([, typeOf, index]) => (typeOf ? index : [])));
    const sources = new SourceMap(JSON.parse(map));
    return uses
      .filter(([, , index]) => !guarded.has(index))
      .map(({ 2: index, 3: members, index: offset }) => {
        const before = code.slice(0, offset).split('\n');
        const origin = sources.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
        const line = 'originalLine' in origin ? origin.originalLine + 1 : 1;
        const [name, advice] = UNKNOWN[Number(index)] ?? ['import()', NAME_ADVICE];
        const why = `Browsers have no \`${name}${members ?? ''}\` here.`;
        const text = source.split('\n')[line - 1] ?? '';
        return compileFault({ file, line, text }, why, advice);
      });
  });
  return (await Promise.all(checked)).flat();
}
