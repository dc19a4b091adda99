import { hash } from 'node:crypto';

/** Ten hexadecimal digits (40 bits) of SHA-256: short enough for file names, and in practice unique within a site. */
export function hashOf(bytes: Uint8Array | string): string {
  return hash('sha256', bytes).slice(0, 10);
}

/** `logo` and `.svg` give `logo-1a2b3c4d5e.svg`: the name says what it is, the hash makes it immutable. */
export function hashedName(name: string, extension: string, bytes: Uint8Array | string): string {
  return `${name}-${hashOf(bytes)}${extension}`;
}
