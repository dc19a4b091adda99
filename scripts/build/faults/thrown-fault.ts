import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { REPORTED } from '../names.ts';
import {
  type BundlePlace,
  type CodeSource,
  describeThrown,
  type Fault,
  messageOf,
} from './fault.ts';

/**
 * A mistake in the use of an island. The engine throws it while the site's code is running, with advice that a stack trace
 * would not give.
 */
export class IslandError extends Error {
  /** The source file to correct, if it is known. */
  readonly file: string | undefined;
  readonly fix: string;

  constructor(message: string, fix: string, file?: string) {
    super(message);
    this.name = 'Error';
    this.fix = fix;
    this.file = file;
  }
}

/**
 * Turns what the site's code threw into a fault that names the source file.
 *
 * @param what what was being done: `The page threw an error while rendering`.
 * @returns undefined for an error that has been reported already.
 */
export function thrownFault(
  thrown: unknown,
  what: string,
  bundle: string,
  source: CodeSource,
): Fault | undefined {
  if (thrown === Symbol.for(REPORTED)) return undefined;
  const why = describeThrown(thrown);
  const route = source.route === undefined ? {} : { route: source.route };
  if (thrown instanceof IslandError) {
    const file = thrown.file ?? source.file;
    return { what, ...(file && { file }), ...route, why, fix: thrown.fix };
  }
  const thrownAt = findThrownAt(thrown, bundle);
  const line = thrownAt && lineIn(readMap(thrownAt.bundle), thrownAt);
  const file = (thrownAt && commentedSource(thrownAt)) ?? source.file;
  const user = file === source.file || !source.file ? '' : `, which ${source.file} uses`;
  return {
    what,
    ...(file && { file }),
    ...(line ? { line } : thrownAt && { thrownAt }),
    ...route,
    why,
    fix: `Correct ${file || 'the source'}${user}.`,
  };
}

/** The fault of code that hung, or that ended its thread. */
export function hungFault(source: CodeSource, error: unknown): Fault {
  return {
    what: `${source.file} hangs or ends its thread`,
    ...source,
    why: `While it was loaded or rendered: ${messageOf(error)}.`,
    fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
  };
}

/**
 * Adds the lines in the sources to faults that were thrown in a bundle, if the bundle has a source map, which esbuild
 * writes on request. The bundle itself is the same with or without a map.
 */
export function withLines(faults: readonly Fault[]): Fault[] {
  // A broken block may cause a fault on each of a thousand pages, which share a bundle.
  const maps = new Map<string, SourceMap | undefined>();
  return faults.map(({ thrownAt, ...fault }) => {
    if (!thrownAt) return fault;
    const { bundle } = thrownAt;
    if (!maps.has(bundle)) maps.set(bundle, readMap(bundle));
    const line = lineIn(maps.get(bundle), thrownAt);
    return line ? { ...fault, line } : fault;
  });
}

/** The first place in a bundle that the stack of an error names: `pages-0.cjs:12:34`. */
function findThrownAt(thrown: unknown, bundle: string): BundlePlace | undefined {
  if (!(thrown instanceof Error) || bundle === '') return undefined;
  const [, after = ''] = String(thrown.stack).split(`${bundle}:`, 2);
  const [line, column = 1] = after.split(/\D/, 2).map(Number);
  return line ? { bundle, line, column } : undefined;
}

function readMap(bundle: string): SourceMap | undefined {
  const file = `${bundle}.map`;
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function lineIn(map: SourceMap | undefined, { line, column }: BundlePlace): number | undefined {
  const origin = map?.findOrigin(line, column);
  return origin && 'fileName' in origin ? origin.lineNumber : undefined;
}

/** The source path from the comment that a bundle has before each module. */
function commentedSource({ bundle, line }: BundlePlace): string | undefined {
  const lines = readFileSync(bundle, 'utf8').split('\n').slice(0, line).reverse();
  const comment = lines.find((text) => /^ *\/\/ \S.*\.[jt]sx?$/.test(text));
  return comment?.trim().replace(/^\/\/ (?:[\w-]+:)?/, '');
}
