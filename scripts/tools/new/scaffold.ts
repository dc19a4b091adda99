/** A starting point. */
export interface Scaffold {
  /** Path, relative to the root → text. */
  files: Readonly<Record<string, string>>;
  /** What to do next, in sentences. */
  next: readonly string[];
  /** The folder that the paths are relative to; this project by default. */
  root?: string;
}
