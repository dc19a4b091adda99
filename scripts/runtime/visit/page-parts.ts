import type { ErrorPagesFile, LayoutFile, ManifestRoute, Payload } from '../../shared/contracts.ts';
import { outputFolder, withBase } from '../../shared/urls.ts';
import { currentPage } from '../page/current-page.ts';
import { loadStyles } from '../page/page-styles.ts';
import { loadPart, PART_TIMEOUT } from './load-part.ts';
import { ERROR_PAGES, LAYOUT, MANIFEST, payloadOf, type Sample } from './validate-parts.ts';
import { VisitError } from './visit-error.ts';

/** Milliseconds for which a payload that was fetched ahead waits for its visit. */
const AHEAD = 30_000;

/** Parts on their way or here, by URL. A failure is not remembered, so that the next try is a real one. */
const parts = new Map<string, Promise<unknown>>();

/** Fetches a part once, however many ask for it. */
function share<Part>(url: string, sample: Sample<Part>): Promise<Part> {
  const known = parts.get(url);
  if (known) return known as Promise<Part>;
  const part = loadPart(url, sample);
  parts.set(url, part);
  part.catch(() => parts.delete(url));
  return part;
}

const urlOf = (file: string) => withBase(currentPage().base, `/${file}`);

/**
 * The manifest's word on a path. A path that it does not list may be newer than it: it is fetched again to be sure.
 *
 * @returns undefined when there is no manifest to be had: then the payload is tried by the path alone.
 * @throws VisitError `Route /x is not pre-rendered` for a path that no route answers.
 */
export async function findRoute(path: string): Promise<ManifestRoute | undefined> {
  const manifestUrl = urlOf('manifest.json');
  for (;;) {
    const isFresh = !parts.has(manifestUrl);
    const manifest = await share(manifestUrl, MANIFEST).catch(() => undefined);
    if (!manifest) return undefined;
    if (Object.hasOwn(manifest.routes, path)) return manifest.routes[path];
    if (isFresh) throw new VisitError(`Route ${path} is not pre-rendered`, 404);
    parts.delete(manifestUrl);
  }
}

/** The payload of a path: the one fetched ahead, where there is one. */
export function loadPayload(
  path: string,
  route: ManifestRoute | undefined,
  signal?: AbortSignal,
): Promise<Payload> {
  const url = route?.payload ?? urlOf(`${outputFolder(path)}payload.json`);
  const sample = payloadOf(path);
  if (signal) {
    // Not shared, since it ends with its visit. What fails ahead of its time gets this real try, within the visit's time.
    const limit = AbortSignal.timeout(PART_TIMEOUT);
    const load = () => loadPart(url, sample, signal, limit);
    const payload = parts.get(url)?.catch(load) ?? load();
    return payload.finally(() => parts.delete(url)) as Promise<Payload>;
  }
  if (!parts.has(url)) setTimeout(() => parts.delete(url), AHEAD);
  return share(url, sample);
}

/**
 * Fetches what a page is shown with, side by side: its stylesheets, and its layout when that is not the one that is
 * shown.
 *
 * @throws VisitError when the layout does not load.
 */
export async function loadLook({
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
  const { layouts } = await share(urlOf('manifest.json'), MANIFEST);
  return share(layouts[name] ?? '', LAYOUT);
}

/** @throws VisitError when they do not load. */
export function loadErrorPages(): Promise<ErrorPagesFile> {
  return share(currentPage().errors, ERROR_PAGES);
}
