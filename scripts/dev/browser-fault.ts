import { existsSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import { relativePath } from '../prerender/files/paths.ts';
import { PROJECT } from '../prerender/options.ts';
import type { BrowserError } from './dev-contract.ts';

/** `…/assets/Menu-1a2b3c4d5e.js:12:5` in a stack, which every browser writes in its own way. */
const PLACE = /\/assets\/([^\s/?:]+\.js)[^\s:]*:(\d+):(\d+)/g;

const INLINE_MAP = '//# sourceMappingURL=data:application/json;base64,';

/**
 * Makes a fault of an error that happened in a page.
 *
 * @param root of the site, absolute.
 * @param assets with the scripts of the page, which contain their source maps.
 */
export function browserFault(
  { isThrown, message, stack }: BrowserError,
  root: string,
  assets: AssetFiles,
): Fault {
  const origins = originsOf(stack, root, assets);
  const engine = relativePath(root, join(PROJECT, 'scripts'));
  const own = origins.filter(({ file }) => !file.includes('node_modules/'));
  const origin = own.find(({ file }) => !file.startsWith(`${engine}/`)) ?? own[0];
  const where = origin?.file ?? 'A script';
  return {
    what: isThrown ? `${where} threw an error in the browser` : `React warns about ${where}`,
    ...origin,
    why: message,
    fix: `${origin ? `Correct ${origin.file}. ` : ''}The browser's console shows the whole error.`,
  };
}

/** The lines of the sources that a stack leads through, the innermost first. Files are relative to the root. */
function originsOf(stack: string, root: string, assets: AssetFiles) {
  const maps = new Map<string, SourceMap | undefined>();
  return [...stack.matchAll(PLACE)].flatMap(([, script = '', line, column]) => {
    if (!maps.has(script)) maps.set(script, sourceMapOf(assets.get(decodeURIComponent(script))));
    const found = maps.get(script)?.findOrigin(Number(line), Number(column));
    if (!found || !('fileName' in found) || !found.fileName) return [];
    // esbuild writes them relative to the folder of the script.
    const path = join(root, 'assets', found.fileName);
    return existsSync(path) ? [{ file: relativePath(root, path), line: found.lineNumber }] : [];
  });
}

function sourceMapOf(script: Uint8Array | string | undefined): SourceMap | undefined {
  const text = script?.toString() ?? '';
  const start = text.lastIndexOf(INLINE_MAP);
  if (start < 0) return undefined;
  const json = Buffer.from(text.slice(start + INLINE_MAP.length), 'base64').toString();
  return new SourceMap(JSON.parse(json));
}
