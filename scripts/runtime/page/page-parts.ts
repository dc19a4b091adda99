/** The files that pages are made of: the manifest, payloads, layouts and error pages. */
import type {
  ErrorPagesFile,
  LayoutFile,
  Manifest,
  ManifestRoute,
  Payload,
} from '../../shared/contracts.ts';
import { outputName, withBase } from '../../shared/urls.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { isOnline } from '../browser/connection.ts';
import { currentPage } from './document.ts';
import { loadStyles } from './page-styles.ts';
import { LOAD_TIMEOUT, LoadFailure } from './visit-error.ts';

/** How long a page waits for the manifest, in milliseconds: its payload can be found without it. */
const MANIFEST_TIMEOUT = 3000;

/**
 * Whether a part of our format is the one that was asked for, and complete. Its other fields need no check: they are what
 * the build wrote.
 */
type Check<Part> = (part: Partial<Part>) => boolean;

const isManifest: Check<Manifest> = ({ routes, layouts }) => !!(routes && layouts);

/**
 * Layouts, error pages and payloads end with `end`. Only payloads have a path, and HTML: it becomes markup under the policy
 * for trusted types, so it must be a string.
 */
const isWhole =
  (wanted?: string): Check<Pick<Payload, 'path' | 'html' | 'end'>> =>
  ({ path, html, end }) =>
    end === true && path === wanted && (!wanted || typeof html === 'string');

/** When the host last answered a request for a part, with whatever status; as a time of `performance.now()`. */
let lastAnswer = -1;

/** Parts that are loading or loaded, by URL. Failed ones are removed, so that the next try makes a new request. */
const parts = new Map<string, Promise<unknown>>();

/**
 * Loads a part once, however many ask for it. A caller that waited in vain for another caller's request sends its own.
 *
 * @param signal ends the caller's own request, which nobody else then waits for.
 */
function loadPart<Part>(url: string, isValid: Check<Part>, signal?: AbortSignal): Promise<Part> {
  const known = parts.get(url) as Promise<Part> | undefined;
  if (known) return known.catch(() => loadPart(url, isValid, signal));
  const part = fetchPart(url, isValid, signal);
  if (signal) return part;
  parts.set(url, part);
  part.catch(forgetter(url));
  return part;
}

/** Returns a function that forgets this part, unless a newer one has taken its place. */
function forgetter(url: string): () => void {
  const part = parts.get(url);
  return () => {
    if (parts.get(url) === part) parts.delete(url);
  };
}

/**
 * Fetches a JSON part of a page. Its content type is ignored, since hosts send HTML for missing files, and JSON with
 * any type. Instead, its content is checked.
 *
 * @param signal ends the request; by default, when its time is over.
 * @throws LoadFailure when it does not arrive complete and in time.
 */
async function fetchPart<Part>(
  url: string,
  isValid: Check<Part>,
  signal = AbortSignal.timeout(LOAD_TIMEOUT),
): Promise<Part> {
  let reason: unknown;
  try {
    const response = await fetch(url, { signal });
    lastAnswer = performance.now();
    const part = Object(response.ok && (await response.json()));
    if (part.format === 1 && isValid(part)) return part;
    reason = response.status;
  } catch (error) {
    reason = error;
  }
  throw new LoadFailure(url, reason);
}

const urlOf = (file: string) => withBase(currentPage().base, `/${file}`);

const manifestUrl = () => urlOf('manifest.json');

/**
 * The manifest, to look a path up in it. If it does not list the path, it may be out of date, so it is fetched again.
 *
 * @returns null when none can be loaded; then the payload is looked for beside the page.
 */
export async function loadManifest(path: string): Promise<Manifest | null> {
  const isKnown = parts.has(manifestUrl());
  const manifest = await waitForManifest();
  return isKnown && manifest && !manifest.routes[path] ? loadNewManifest() : manifest;
}

function waitForManifest(): Promise<Manifest | null> {
  const manifest = loadPart(manifestUrl(), isManifest);
  return withTimeout(manifest, MANIFEST_TIMEOUT).catch(() => null);
}

function loadNewManifest(): Promise<Manifest | null> {
  parts.delete(manifestUrl());
  return waitForManifest();
}

/**
 * Whether the host has answered anything since then, if only with an error. If not, it is asked for the manifest, unless
 * that has been done in vain.
 */
export async function hasHostAnswered(since: number, hasAskedInVain?: boolean): Promise<boolean> {
  if (lastAnswer < since && !hasAskedInVain && isOnline()) await loadNewManifest();
  return lastAnswer >= since && isOnline();
}

/**
 * The payload of a path.
 *
 * @param lifetime how long it is kept for a visit that may follow, in milliseconds. A visit itself uses it up.
 * @param signal that of the visit, whose own request ends with it.
 */
export async function loadPayload(
  path: string,
  route: ManifestRoute | undefined,
  { lifetime = 0, signal }: { lifetime?: number; signal?: AbortSignal } = {},
): Promise<Payload> {
  const url = route?.payload ?? urlOf(`${outputName(path)}.payload.json`);
  const payload = loadPart<Payload>(url, isWhole(path), signal);
  const forget = forgetter(url);
  if (lifetime) setTimeout(forget, lifetime);
  return lifetime ? payload : payload.finally(forget);
}

/**
 * Fetches, at the same time, the stylesheets of a page and its layout, if that is not the current one.
 *
 * @throws LoadFailure when the layout does not load.
 */
export async function loadLayoutAndStyles(
  { layout, styles, version }: Pick<Payload, 'layout' | 'styles' | 'version'>,
  manifest?: Manifest | null,
): Promise<LayoutFile | undefined> {
  const [file] = await Promise.all([
    layout === currentPage().layout ? undefined : loadLayout(layout, version, manifest),
    loadStyles(styles),
  ]);
  return file;
}

/** @param version that of the page: a layout of another version may not fit it. */
async function loadLayout(
  name: string,
  version: string,
  manifest?: Manifest | null,
): Promise<LayoutFile> {
  if (manifest?.version !== version) throw new LoadFailure(`The layout ${name}`, 'another version');
  return loadPart<LayoutFile>(manifest.layouts[name] ?? '', isWhole());
}

/** @throws LoadFailure when they do not load. */
export function loadErrorPages(): Promise<ErrorPagesFile> {
  return loadPart<ErrorPagesFile>(currentPage().errors, isWhole());
}
