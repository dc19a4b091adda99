import { resolve } from 'node:path';
import type { Message, Note } from 'esbuild';
import { relativePath } from '../files/relative-path.ts';
import { compileFault } from './compile-fault.ts';
import type { Fault } from './fault.ts';

/**
 * Turns what esbuild threw (or its list of warnings) into faults with their place in the source.
 *
 * @throws the error itself if it is not a list of messages from esbuild.
 */
export function bundleFaults(thrown: unknown, root: string): Fault[] {
  const messages = Array.isArray(thrown) ? (thrown as Message[]) : messagesOf(thrown);
  return messages.map((message) => faultOf(message, root));
}

function messagesOf(thrown: unknown): Message[] {
  if (thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors)) {
    return thrown.errors as Message[];
  }
  throw thrown;
}

function faultOf({ text, location, notes }: Message, root: string): Fault {
  // Notes with a place are part of the reason; the others say what to do.
  const reasons = notes.filter(hasPlace).map((note) => `${note.text} line ${note.location?.line}`);
  const advice = notes.filter((note) => !hasPlace(note)).map((note) => note.text);
  const place = location && {
    // esbuild puts the namespace of a plugin before the path: `island:components/Map.island.tsx`.
    file: relativePath(root, resolve(root, location.file.replace(/^[\w-]{2,}:/, ''))),
    line: location.line,
    text: location.lineText,
  };
  return compileFault(place ?? undefined, [text, ...reasons].join('\n'), advice.join(' '));
}

function hasPlace({ location }: Note): boolean {
  return location !== null;
}
