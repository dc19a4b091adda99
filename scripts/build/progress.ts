/** Tells how far a long build is: on a terminal in one line that is overwritten, elsewhere not at all. */
export interface Progress {
  /** @param step the name of the step, as in the README. */
  show: (step: string, done?: number, of?: number) => void;
  clear: () => void;
  /** Tells something that stays to be read, wherever that is. */
  say: (text: string) => void;
}

/** A stream, and whether it is a terminal. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };

/** @param stream where people read; nothing of the progress is written to it when it is not a terminal. */
export function openProgress(stream: ProgressStream): Progress {
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
