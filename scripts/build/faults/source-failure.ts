import { BuildFailure } from './fault.ts';

/** A line of a source file. */
interface SourceLine {
  /** Relative to the root. */
  file: string;
  /** From 1. */
  line: number;
  /** The text of the file. */
  source: string;
}

/** A source that cannot be compiled. Every module that needs it reports the same fault, which is printed once. */
export function sourceFailure(
  { file, line, source }: SourceLine,
  why: string,
  fix?: string | null,
): BuildFailure {
  const text = source.split('\n')[line - 1]?.trim() ?? '';
  return new BuildFailure([
    {
      what: `Cannot compile ${file}:${line}`,
      file,
      line,
      why: `${why}\n${line} | ${text}`,
      fix: fix || 'Correct the source at this line.',
    },
  ]);
}
