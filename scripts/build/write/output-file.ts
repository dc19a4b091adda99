/** A file of the output; its path is relative to `dist/`. */
export interface OutputFile {
  path: string;
  content: string;
}
