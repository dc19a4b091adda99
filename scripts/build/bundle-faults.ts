import { join, relative } from 'node:path';
import type { Message } from 'esbuild';
import type { Fault } from './fault.ts';

/**
 * Turns what esbuild threw (or its list of warnings) into faults with the place in the source.
 *
 * @throws the error itself when it is not esbuild's list of messages.
 */
export function bundleFaults(thrown: unknown, root: string): Fault[] {
  const messages = Array.isArray(thrown) ? (thrown as Message[]) : messagesOf(thrown);
  return messages.map((message) => describe(message, root));
}

function messagesOf(thrown: unknown): Message[] {
  if (thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors)) {
    return thrown.errors as Message[];
  }
  throw thrown;
}

function describe({ text, location, notes }: Message, root: string): Fault {
  const file = location?.file && relative(root, join(root, location.file.replace(/^[\w-]+:/, '')));
  const place = location ? `\n${location.line} | ${location.lineText.trim()}` : '';
  return {
    what: location ? `Cannot bundle ${file}:${location.line}` : 'Cannot bundle',
    ...(file && { file: file.replaceAll('\\', '/') }),
    why: `${text}${place}`,
    fix: notes.map((note) => note.text).join(' ') || remedyFor(text),
  };
}

function remedyFor(text: string): string {
  if (/^Could not (resolve|read)/.test(text)) {
    return 'Correct the path, or add the file or the package.';
  }
  if (/top-level await/i.test(text)) {
    return "Move the waiting into the page's `load`, which runs at build.";
  }
  return 'Correct the source at this line.';
}
