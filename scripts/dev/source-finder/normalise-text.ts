/** Prepares a text for comparison: removes invisible characters, such as soft hyphens, and makes all space one space. */
export function normaliseText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
