import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import { relativePath } from '../prerender/files/paths.ts';
import { PROJECT } from '../prerender/options.ts';
import type { FaultWithExcerpt, SourceLine } from './dev-contract.ts';

/** How many lines to show before and after the one with a fault. */
const AROUND = 3;

const INLINE_MAP = '//# sourceMappingURL=data:application/json;base64,';

/**
 * Finds the line of a source that an error in the browser comes from: the innermost in a source of the site, or else of the
 * engine.
 *
 * @param places in scripts, the innermost first; see DEV_SOURCE.
 * @param root of the site, absolute.
 * @param assets with the scripts, which contain their source maps.
 */
export function findSourceLine(
  places: readonly string[],
  root: string,
  assets: AssetFiles,
): SourceLine | undefined {
  const origins = places.flatMap((place) => originOf(place, root, assets) ?? []);
  const engine = `${relativePath(root, join(PROJECT, 'scripts'))}/`;
  const origin = origins.find(({ file }) => !file.startsWith(engine)) ?? origins[0];
  return origin && { ...origin, excerpt: excerptOf(origin.file, origin.line, root) };
}

/** Adds the lines of the source around a fault, if its line is known. */
export function withExcerpt(fault: Fault, root: string): FaultWithExcerpt {
  const { file = '', line } = fault;
  if (line === undefined || !existsSync(join(root, file))) return fault;
  return { ...fault, excerpt: excerptOf(file, line, root) };
}

function originOf(place: string, root: string, assets: AssetFiles) {
  const [script = '', line, column] = place.split(':');
  const text = assets.get(script)?.toString() ?? '';
  const start = text.lastIndexOf(INLINE_MAP);
  if (start < 0) return undefined;
  const map = Buffer.from(text.slice(start + INLINE_MAP.length), 'base64').toString();
  const origin = new SourceMap(JSON.parse(map)).findOrigin(Number(line), Number(column));
  if (!('fileName' in origin) || !origin.fileName) return undefined;
  // esbuild writes file names relative to the folder of the script.
  const path = join(root, 'assets', origin.fileName);
  const file = relativePath(root, path);
  const isSource = existsSync(path) && !file.includes('node_modules/');
  return isSource ? { file, line: origin.lineNumber } : undefined;
}

function excerptOf(file: string, line: number, root: string): SourceLine['excerpt'] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const start = Math.max(1, line - AROUND);
  return lines
    .slice(start - 1, line + AROUND)
    .map((text, index) => ({ number: start + index, text, isFault: start + index === line }));
}
