import { resolve } from 'node:path';
import type { Message, Note } from 'esbuild';
import { relativePath } from '../relative-path.ts';
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
  // esbuild puts the namespace of a plugin before the path: `island-slot:/site/components/Map.island.tsx`.
  const path = location?.file.replace(/^[\w-]{2,}:/, '');
  const file = path && relativePath(root, resolve(root, path));
  const excerpt = location ? `\n${location.line} | ${location.lineText.trim()}` : '';
  return {
    what: location ? `Cannot compile ${file}:${location.line}` : 'Cannot compile',
    ...(file && { file }),
    ...(location && { line: location.line }),
    why: [`${text}${excerpt}`, ...notes.filter(hasPlace).map(describeNote)].join('\n'),
    fix: remedyFor(text) ?? (adviceOf(notes) || 'Correct the source at this line.'),
  };
}

/** Notes with a place are part of the reason; the others say what to do. */
function adviceOf(notes: readonly Note[]): string {
  return notes.flatMap((note) => (hasPlace(note) ? [] : [note.text])).join(' ');
}

function hasPlace({ location }: Note): boolean {
  return location !== null;
}

function describeNote({ text, location }: Note): string {
  return `${text} line ${location?.line}`;
}

/** What to do about the most common faults. esbuild's own advice is for people who configure esbuild. */
const REMEDIES: readonly [text: RegExp, remedy: string][] = [
  [/^Could not (resolve|read)/, 'Correct the path, or add the file or the package.'],
  [
    /^The content security policy blocks/,
    'Put a copy into assets/, or name the stylesheet in `thirdParties` of layouts/_site.ts.',
  ],
];

function remedyFor(text: string): string | undefined {
  return REMEDIES.find(([pattern]) => pattern.test(text))?.[1];
}
