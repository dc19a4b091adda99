/**
 * Whether a file has changed.
 *
 * @param changed files, and folders that came or went with everything in them; undefined for all.
 */
export function hasChanged(file: string, changed: readonly string[] | undefined): boolean {
  return changed?.some((path) => file === path || file.startsWith(`${path}/`)) ?? true;
}
