import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The base of this run's sites: `/`, or `/repo/` in the project “below a base”. */
    base: string;
  }
}

/** The base without its slash at the end: the prefix of all paths of the site. */
export const basePrefix = (): string => inject('base').slice(0, -1);

/** A path without the base; a path outside the base is returned unchanged. */
export const withoutBase = (path: string): string =>
  path.startsWith(`${basePrefix()}/`) ? path.slice(basePrefix().length) : path;

/** Markup with the base added to its links, as the build would write it. */
export const htmlBelowBase = (html: string): string =>
  html.replaceAll(/(href|action)="\/(?!\/)/g, `$1="${inject('base')}`);
