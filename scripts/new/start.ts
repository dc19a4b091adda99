/** A file to be written, its path relative to the root. */
export interface NewFile {
  path: string;
  text: string;
}

/** A start of something, and what to do with it. */
export interface Start {
  files: readonly NewFile[];
  next: readonly string[];
  /** The folder that the paths are relative to; this project by default. */
  root?: string;
}
