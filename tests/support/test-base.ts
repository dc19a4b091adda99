import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The base path below which this run's sites lie: `/`, or `/repo/` in the project "below a base". */
    base: string;
  }
}

/** The base of this run's sites, without its slash at the end: what stands before a path of the site in an address. */
export const pathBase = (): string => inject('base').slice(0, -1);

/** A path without the base; one that lies elsewhere, as it is. */
export const withoutBase = (path: string): string =>
  path.startsWith(`${pathBase()}/`) ? path.slice(pathBase().length) : path;

/** Markup with the base before the paths of the site in its links, as the build would write it. */
export const htmlBelowBase = (html: string): string =>
  html.replaceAll(/(href|action)="\/(?!\/)/g, `$1="${inject('base')}`);
