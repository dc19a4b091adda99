import type { ManifestRoute } from '../../shared/contracts.ts';

/** What becomes of the history: a link adds an entry, a retry replaces one, back and forward have moved already. */
export type VisitKind = 'push' | 'replace' | 'history';

/**
 * One intent of the visitor to see a page, from the click to the page at rest.
 *
 * Invariant: the newest visit wins. A visit whose signal is aborted changes nothing any more; so every wait in it
 * goes through `wait`, which does not return once the visit is over.
 */
export class Visit extends AbortController {
  /** What the manifest says of the path; undefined without a manifest. */
  declare route: ManifestRoute | undefined;
  declare readonly url: URL;
  /** The route path, `/contact`. */
  declare readonly path: string;
  declare readonly kind: VisitKind;
  /** Counts the redirects that have led here. */
  declare readonly redirects: number;

  constructor(url: URL, path: string, kind: VisitKind, redirects = 0) {
    super();
    this.url = url;
    this.path = path;
    this.kind = kind;
    this.redirects = redirects;
  }

  /** The result of `promise`, if the visit is still wanted then. */
  async wait<Result>(promise: Promise<Result> | undefined): Promise<Result | undefined> {
    const result = await promise;
    this.signal.throwIfAborted();
    return result;
  }
}
