import type { LayoutFile, Manifest, Payload } from '../../shared/contracts.ts';

/**
 * Whether a part of our format is the one that was asked for, and complete. Its other fields need no check: they are what the
 * build wrote.
 */
export type Proof<Part> = (part: Partial<Part>) => boolean;

export const isManifest: Proof<Manifest> = ({ routes, layouts }) => !!(routes && layouts);

/** Layouts, error pages and payloads end with `end`. */
export const isWhole: Proof<Pick<LayoutFile, 'end'>> = ({ end }) => end === true;

/** The HTML becomes markup under the policy for trusted types, so it must be a string. */
export const isPayloadOf =
  (wanted: string): Proof<Payload> =>
  ({ path, html, end }) =>
    path === wanted && typeof html === 'string' && isWhole({ end });
