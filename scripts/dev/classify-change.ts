/** Which kinds of files have changed. One file may be of several kinds: a stylesheet may also name a picture. */
export interface Change {
  /** Modules and what they import, except for stylesheets: a module has their names, not their text. */
  modules: boolean;
  /** Stylesheets, and the pictures and fonts that they name. */
  styles: boolean;
  /** Files of `assets/public/`, or a folder that it is in. */
  publicFiles: boolean;
}

const PUBLIC = 'assets/public';

/** @param files the changed files and folders, relative to the root. */
export function classifyChange(files: readonly string[]): Change {
  return {
    modules: files.some((file) => !file.endsWith('.css')),
    styles: files.some((file) => !/\.tsx?$/.test(file)),
    publicFiles: files.some((file) => file.startsWith(PUBLIC) || PUBLIC.startsWith(file)),
  };
}
