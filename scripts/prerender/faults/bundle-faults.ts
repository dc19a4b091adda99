import { resolve } from 'node:path';
import type { Location, Message } from 'esbuild';
import { packageOf, relativePath } from '../files/paths.ts';
import { compileFault } from './compile-fault.ts';
import type { Fault } from './fault.ts';

/**
 * Turns what esbuild threw (or its list of warnings) into faults with their place in the source.
 *
 * @throws the error itself if it is not a list of messages from esbuild.
 */
export function bundleFaults(thrown: unknown, root: string): Fault[] {
  if (!Array.isArray(thrown)) return errorsOf(thrown).map((message) => faultOf(message, root));
  const warnings: readonly Message[] = thrown;
  // Nobody here can correct a slip in a package, and browsers ignore it. What a plugin says would not work.
  const isSlip = ({ pluginName, location }: Message) =>
    !pluginName && location && packageOf(fileOf(location, root)) !== undefined;
  return warnings.filter((message) => !isSlip(message)).map((message) => faultOf(message, root));
}

function errorsOf(thrown: unknown): readonly Message[] {
  if (thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors)) {
    return thrown.errors;
  }
  throw thrown;
}

function faultOf({ text, location, notes }: Message, root: string): Fault {
  // Notes with a place are part of the reason; the others say what to do.
  const reasons = notes.flatMap((note) =>
    note.location ? `${note.text} line ${note.location.line}` : [],
  );
  const advice = notes.flatMap((note) => (note.location ? [] : note.text));
  const place = location && {
    file: fileOf(location, root),
    line: location.line,
    column: columnOf(location),
    text: location.lineText,
  };
  return compileFault(place ?? undefined, [text, ...reasons].join('\n'), advice.join(' '));
}

function fileOf({ file }: Location, root: string): string {
  // esbuild puts the namespace of a plugin before the path: `island:components/Map.island.tsx`.
  return relativePath(root, resolve(root, file.replace(/^[\w-]{2,}:/, '')));
}

/** esbuild counts in bytes. */
function columnOf({ lineText, column }: Location): number {
  return Buffer.from(lineText).subarray(0, column).toString().length;
}
