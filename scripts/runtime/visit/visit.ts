import type { ManifestRoute } from '../../shared/contracts.ts';

/**
 * What happens to the history: a link adds an entry, a retry replaces one, and going back or forward has moved already.
 */
export type VisitKind = 'push' | 'replace' | 'history';

/**
 * A visit: somebody wants to see a page. It lasts from the click until the page is finished.
 *
 * The newest visit wins. A visit whose signal is aborted must not change anything any more, so every wait in it uses
 * `wait`, which throws once the visit is over.
 */
export class Visit extends AbortController {
  /** The route's entry in the manifest; undefined without a manifest. */
  declare route: ManifestRoute | undefined;
  declare readonly url: URL;
  /** The route path, `/contact`. */
  declare readonly path: string;
  declare readonly kind: VisitKind;
  /** How many redirects have led to this visit. */
  declare readonly redirects: number;

  constructor(url: URL, path: string, kind: VisitKind, redirects = 0) {
    super();
    this.url = url;
    this.path = path;
    this.kind = kind;
    this.redirects = redirects;
  }

  /** The result of `promise`. @throws when the visit was aborted meanwhile. */
  async wait<Result>(promise: Promise<Result> | undefined): Promise<Result | undefined> {
    const result = await promise;
    this.signal.throwIfAborted();
    return result;
  }
}
