import type { Manifest, Payload } from '../../shared/contracts.ts';

/**
 * Whether a part of our format is the one that was asked for, and complete. Its other fields need no check: they are what the
 * build wrote.
 */
export type Proof<Part> = (part: Partial<Part>) => boolean;

export const isManifest: Proof<Manifest> = ({ routes, layouts }) => !!(routes && layouts);

/**
 * Layouts, error pages and payloads end with `end`. Only payloads have a path, and HTML: it becomes markup under the policy
 * for trusted types, so it must be a string.
 */
export const isWhole =
  (wanted?: string): Proof<Pick<Payload, 'path' | 'html' | 'end'>> =>
  ({ path, html, end }) =>
    end === true && path === wanted && (!wanted || typeof html === 'string');
