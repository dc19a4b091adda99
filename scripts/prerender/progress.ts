/** Shows the progress of a long build: on a terminal in a line that is overwritten, elsewhere not at all. */
export interface Progress {
  /** @param step what the build is doing, for people to read. */
  show: (step: string, done?: number, of?: number) => void;
  clear: () => void;
  /** Prints something that stays on the screen, on a terminal or not. */
  say: (text: string) => void;
}

/** A stream, and whether it is a terminal. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };

/** @param stream where people read. If it is not a terminal, no progress is written. */
export function createProgress(stream: ProgressStream): Progress {
  const clearLine = '\r\x1b[2K';
  if (!stream.isTTY || process.env.CI) {
    return { show: () => {}, clear: () => {}, say: (text) => stream.write(`${text}\n`) };
  }
  return {
    show(step, done, of) {
      const share = done === undefined || of === undefined ? '' : ` ${done} of ${of}`;
      stream.write(`${clearLine}${step}${share} …`);
    },
    clear: () => stream.write(clearLine),
    say: (text) => stream.write(`${clearLine}${text}\n`),
  };
}
