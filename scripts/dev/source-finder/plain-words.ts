/** Words as they are compared: soft hyphens away, every kind and number of spaces as one. */
export function plainWords(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
