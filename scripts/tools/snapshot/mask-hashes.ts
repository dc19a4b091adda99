/** Content hashes in the build's output, each with its replacement. */
const HASHES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // assets/Clock-299aa3c09b.js, and assets/Clock-299aa3c09b\\.js in the patterns of a host
  [/(?<=\bassets\/[^"'\s?]*-)[0-9a-f]{10}(?=\\*\.)/g, 'HASH'],
  // contact.payload.json?v=4179fd1715
  [/(?<=\?v=)[0-9a-f]{10}\b/g, 'HASH'],
  // "version":"6bd576333a"
  [/(?<="(?:hash|version)":\s*")[0-9a-f]{10}(?=")/g, 'HASH'],
  // 'sha256-NUf2DYls/OT7/jf5cGy4prIujkMuoL5/GHeBsrez1Pg='
  [/\b(sha(?:256|384|512))-[A-Za-z0-9+/]+={0,2}/g, '$1-HASH'],
];

/**
 * Replaces content hashes with `HASH`. They change with every byte of a script or a style, and would hide the real
 * changes in a snapshot's diff.
 */
export function maskHashes(text: string): string {
  return HASHES.reduce((masked, [pattern, by]) => masked.replace(pattern, by), text);
}
