import type { ErrorPagesFile, LayoutFile, ManifestRoute, Payload } from '../../shared/contracts.ts';
import { outputFolder, withBase } from '../../shared/urls.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { currentPage } from '../page/current-page.ts';
import { loadStyles } from '../page/page-styles.ts';
import { loadPart } from './load-part.ts';
import { isManifest, isWhole, type Proof } from './validate-parts.ts';
import { VisitError } from './visit-error.ts';

/** How long a page waits for the manifest, in milliseconds: its payload can be found without it. */
const MANIFEST_TIMEOUT = 3000;

/** Parts that are loading or loaded, by URL. Failed ones are removed, so that the next try makes a new request. */
const partCache = new Map<string, Promise<unknown>>();

/**
 * Fetches a part once, however many ask for it.
 *
 * @param lifetime milliseconds after which it is forgotten; by default it is kept.
 */
function fetchOnce<Part>(url: string, proves: Proof<Part>, lifetime?: number): Promise<Part> {
  const known = partCache.get(url);
  if (known) return known as Promise<Part>;
  const part = loadPart(url, proves);
  partCache.set(url, part);
  // The timer may remove a newer copy, which costs one more request.
  const forget = () => partCache.delete(url);
  part.catch(forget);
  if (lifetime) setTimeout(forget, lifetime);
  return part;
}

const urlOf = (file: string) => withBase(currentPage().base, `/${file}`);

/**
 * The route's entry in the manifest. If a path is missing, the manifest may be out of date, so it is fetched again.
 *
 * @returns undefined when no manifest can be loaded; then the payload is looked for beside the page.
 * @throws VisitError `Route /x is not pre-rendered` for a path that no route answers.
 */
export async function findRoute(path: string): Promise<ManifestRoute | undefined> {
  const manifestUrl = urlOf('manifest.json');
  for (;;) {
    const isFirstFetch = !partCache.has(manifestUrl);
    const manifest = await withTimeout(fetchOnce(manifestUrl, isManifest), MANIFEST_TIMEOUT).catch(
      () => undefined,
    );
    if (!manifest) return undefined;
    const route = manifest.routes[path];
    if (route) return route;
    if (isFirstFetch) throw new VisitError(`Route ${path} is not pre-rendered`, 404);
    partCache.delete(manifestUrl);
  }
}

const payloadUrl = (path: string, route: ManifestRoute | undefined) =>
  route?.payload ?? urlOf(`${outputFolder(path)}payload.json`);

/**
 * Fetches the payload of a path for a visit that may follow.
 *
 * @param lifetime how long it is kept, in milliseconds.
 */
export function prefetchPayload(
  path: string,
  route: ManifestRoute | undefined,
  lifetime: number,
): Promise<Payload> {
  return fetchOnce<Payload>(payloadUrl(path, route), isWhole(path), lifetime);
}

/** The payload of a path for a visit: the prefetched one, if there is one; it is used once. */
export function loadPayload(
  path: string,
  route: ManifestRoute | undefined,
  signal: AbortSignal,
): Promise<Payload> {
  const url = payloadUrl(path, route);
  // If the prefetch failed, the visit sends its own request, which can be aborted without harming others.
  const load = () => loadPart<Payload>(url, isWhole(path), signal);
  const payload = partCache.get(url)?.catch(load) ?? load();
  return payload.finally(() => partCache.delete(url)) as Promise<Payload>;
}

/**
 * Fetches, at the same time, the stylesheets of a page and its layout, if that is not the current one.
 *
 * @throws LoadFailure when the layout does not load.
 */
export async function loadLayoutAndStyles({
  layout,
  styles,
}: Pick<Payload, 'layout' | 'styles'>): Promise<LayoutFile | undefined> {
  const [file] = await Promise.all([
    layout === currentPage().layout ? undefined : loadLayout(layout),
    loadStyles(styles),
  ]);
  return file;
}

async function loadLayout(name: string): Promise<LayoutFile> {
  const { layouts } = await fetchOnce(urlOf('manifest.json'), isManifest);
  const url = layouts[name] ?? '';
  const load = () => fetchOnce<LayoutFile>(url, isWhole());
  // If a request that a prefetch has sent fails, the visit sends its own.
  return partCache.has(url) ? load().catch(load) : load();
}

/** @throws LoadFailure when they do not load. */
export function loadErrorPages(): Promise<ErrorPagesFile> {
  return fetchOnce<ErrorPagesFile>(currentPage().errors, isWhole());
}
