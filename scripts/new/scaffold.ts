/** A file to write; its path is relative to the root. */
export interface NewFile {
  path: string;
  text: string;
}

/** A starting point: its files, and what to do next. */
export interface Scaffold {
  files: readonly NewFile[];
  next: readonly string[];
  /** The folder that the paths are relative to; this project by default. */
  root?: string;
}
