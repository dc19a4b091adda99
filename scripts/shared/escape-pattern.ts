/**
 * A string as a regular expression that matches it, valid in the syntax of every host. `RegExp.escape` would also escape
 * letters and hyphens, in ways that not every syntax has.
 */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
