import { SourceMap } from 'node:module';
import { compileSource } from './compile-source.ts';
import { importedFile } from './site-url.ts';

/** A place in the sources. The file is relative to the root; the line counts from 1. */
export interface Origin {
  file: string;
  line: number;
}

/** `file:///…/Card.tsx:12:5` in a stack. Errors of imports have no column. */
const PLACE = /(file:\S+?):(\d+)(?::(\d+))?(?=[\s)]|$)/g;

/** Finds where in the sources something was thrown; undefined if its stack does not say. */
export function findOrigin(thrown: unknown): Origin | undefined {
  return thrown instanceof Error ? originIn(String(thrown.stack)) : undefined;
}

/**
 * The first place of a stack that is in the sources. The stack is that of compiled code, so the source is compiled again,
 * with a source map.
 */
export function originIn(stack: string): Origin | undefined {
  for (const [, url, line, column = 1] of stack.matchAll(PLACE)) {
    const { file = '', isPackage } = importedFile(url) ?? {};
    const map = !isPackage && file && compileSource(file, true).map;
    if (!map) continue;
    const origin = new SourceMap(map as never).findOrigin(Number(line), Number(column));
    if ('lineNumber' in origin) return { file, line: origin.lineNumber };
  }
  return undefined;
}
