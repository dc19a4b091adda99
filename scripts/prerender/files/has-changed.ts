/**
 * Whether a file has changed.
 *
 * @param changed files, and folders that came or went with everything in them.
 */
export function hasChanged(file: string, changed: readonly string[]): boolean {
  return changed.some((path) => file === path || file.startsWith(`${path}/`));
}
