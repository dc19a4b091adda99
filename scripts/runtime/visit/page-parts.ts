/** The files that pages are made of: the manifest, payloads, layouts and error pages. */
import type {
  ErrorPagesFile,
  LayoutFile,
  Manifest,
  ManifestRoute,
  Payload,
} from '../../shared/contracts.ts';
import { outputFolder, withBase } from '../../shared/urls.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { currentPage } from '../page/current-page.ts';
import { loadStyles } from '../page/page-styles.ts';
import { LoadFailure } from './visit-error.ts';

/** How long a part may take, and all parts of a visit together, in milliseconds. */
export const LOAD_TIMEOUT = 8000;

/** How long a page waits for the manifest, in milliseconds: its payload can be found without it. */
const MANIFEST_TIMEOUT = 3000;

/**
 * Whether a part of our format is the one that was asked for, and complete. Its other fields need no check: they are what
 * the build wrote.
 */
type Proof<Part> = (part: Partial<Part>) => boolean;

const isManifest: Proof<Manifest> = ({ routes, layouts }) => !!(routes && layouts);

/**
 * Layouts, error pages and payloads end with `end`. Only payloads have a path, and HTML: it becomes markup under the policy
 * for trusted types, so it must be a string.
 */
const isWhole =
  (wanted?: string): Proof<Pick<Payload, 'path' | 'html' | 'end'>> =>
  ({ path, html, end }) =>
    end === true && path === wanted && (!wanted || typeof html === 'string');

/**
 * Fetches a JSON part of a page. Its content type is ignored, since hosts send HTML for missing files, and JSON with
 * any type. Instead, the content must prove itself.
 *
 * @param signal aborts the request; by default, when its time is over.
 * @throws LoadFailure when it does not arrive complete and in time.
 */
async function loadPart<Part>(
  url: string,
  proves: Proof<Part>,
  signal = AbortSignal.timeout(LOAD_TIMEOUT),
): Promise<Part> {
  let reason: unknown;
  try {
    const response = await fetch(url, { signal });
    const part = Object(response.ok && (await response.json()));
    if (part.format === 1 && proves(part)) return part;
    reason = response.status;
  } catch (error) {
    reason = error;
  }
  throw new LoadFailure(url, reason);
}

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

const manifestUrl = () => urlOf('manifest.json');

const fetchManifest = () => fetchOnce(manifestUrl(), isManifest);

/**
 * The manifest, to look a path up in it. If it does not list the path, it may be out of date, so it is fetched again.
 *
 * @returns undefined when none can be loaded; then the payload is looked for beside the page.
 */
export async function loadManifest(path: string): Promise<Manifest | undefined> {
  const load = () => withTimeout(fetchManifest(), MANIFEST_TIMEOUT).catch(() => undefined);
  const isKnown = partCache.has(manifestUrl());
  const manifest = await load();
  if (!isKnown || !manifest || manifest.routes[path]) return manifest;
  partCache.delete(manifestUrl());
  return load();
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
  version,
}: Pick<Payload, 'layout' | 'styles' | 'version'>): Promise<LayoutFile | undefined> {
  const [file] = await Promise.all([
    layout === currentPage().layout ? undefined : loadLayout(layout, version),
    loadStyles(styles),
  ]);
  return file;
}

/** @param version that of the page: a layout of another version may not fit it. */
async function loadLayout(name: string, version: string): Promise<LayoutFile> {
  const manifest = await fetchManifest();
  if (manifest.version !== version) throw new LoadFailure(`The layout ${name}`, 'another version');
  const url = manifest.layouts[name] ?? '';
  const load = () => fetchOnce<LayoutFile>(url, isWhole());
  // If a request that a prefetch has sent fails, the visit sends its own.
  return partCache.has(url) ? load().catch(load) : load();
}

/** @throws LoadFailure when they do not load. */
export function loadErrorPages(): Promise<ErrorPagesFile> {
  return fetchOnce<ErrorPagesFile>(currentPage().errors, isWhole());
}
