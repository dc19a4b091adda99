/** A file of the output; its path is relative to `dist/`. */
export interface OutputFile<Content = Uint8Array | string> {
  path: string;
  content: Content;
}
