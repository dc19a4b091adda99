import type { LayoutFile, Payload } from '../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE } from '../../shared/error-messages.ts';
import { withBase } from '../../shared/urls.ts';
import { isOnline, RETRY_DELAY } from '../browser/connection.ts';
import { replaceEntry, undoMove } from '../browser/history-entries.ts';
import { claimPageLoad, isReachable, loadFullPage } from '../browser/page-loads.ts';
import { currentPage, pageElement } from '../page/current-page.ts';
import { hideNotice, notify } from '../page/notices.ts';
import { createPage } from '../page/swap-page.ts';
import { animate } from '../page/transition.ts';
import { commit, type PageContent } from './commit.ts';
import { errorContent } from './error-content.ts';
import { pageAt } from './links.ts';
import { findRoute, loadLayoutAndStyles, loadPayload } from './page-parts.ts';
import { endProgress, startProgress } from './progress.ts';
import { runMiddleware } from './run-middleware.ts';
import { beforeDeadline, newVisit, unlessAborted, type Visit } from './visit.ts';
import { LoadFailure, VisitError, visitErrorOf } from './visit-error.ts';
import { emit } from './visit-events.ts';

/** After this many milliseconds the visitor is told that the visit is slow. */
const SLOW_NOTICE_DELAY = 3000;
/** How long a page load may keep the progress bar, in milliseconds: it may have been stopped, or be a download. */
const PAGE_LOAD_TIMEOUT = 10_000;
const MAX_REDIRECTS = 10;

/** The newest visit. It is aborted once it has ended. */
let current: Visit | undefined;
/** A visit that failed because there was no connection, or no answer from the host. */
let waitingVisit: Visit | undefined;
/** The timer for telling the visitor that the current visit is slow. */
let slowTimer: ReturnType<typeof setTimeout>;

/** Carries out a visit, from the click to the finished page. Never rejects. */
export async function navigate(visit: Visit): Promise<void> {
  current?.abort();
  current = visit;
  waitingVisit = undefined;
  const { url, path } = visit;
  emit('visit:start', { path });
  void startProgress(visit.redirects > 0);
  endSlowNotice();
  slowTimer = setTimeout(notify, SLOW_NOTICE_DELAY, 'This is taking longer than usual.', url);
  await runToEnd(visit, async () => {
    const payload = await loadPage(visit);
    if (!payload) return;
    await show(visit, payload, await beforeDeadline(visit, loadLayoutAndStyles(payload)));
  });
  if (current === visit) finish(visit);
}

/**
 * Runs the middleware of the first page, which came as HTML. If the host answered with the wrong page, starts a visit
 * to the right one.
 */
export async function enterFirstPage(): Promise<void> {
  const page = currentPage();
  const { url, path } = pageAt(location.href) ?? { url: new URL(location.href), path: page.path };
  const visit = newVisit(url, path, 'replace');
  // An error page is served at any path.
  if (page.status) page.path = path;
  if (path !== page.path) {
    // Some hosts answer unknown addresses with the home page. Unlike decodeURI, unescape never throws; it is right for
    // route paths, which are ASCII.
    if (unescape(path).toLowerCase() !== page.path) return navigate(visit);
    // Mail programs encode addresses again, and some hosts ignore upper and lower case. A step back to this entry looks
    // for its path in the manifest.
    url.pathname = withBase(page.base, page.path);
    replaceEntry(url);
  }
  current = visit;
  await runToEnd(visit, async () => {
    const to = await unlessAborted(
      visit,
      runMiddleware({ ...page, title: document.title }, visit, null),
    );
    if (to) await redirect(visit, to);
  });
}

/**
 * Gives up the current visit, if there is one, and keeps the page that is shown. Visits that replace the first
 * entry go on: the page that is shown does not belong there, or its middleware has yet to decide.
 */
export function cancelVisit(): void {
  if (!current || current.signal.aborted || current.kind === 'replace') return;
  current.abort();
  endSlowNotice();
  undoMove();
  finish(current);
  current = undefined;
}

/** Repeats the visit that failed because the host could not be reached. */
export function retryVisit(): void {
  if (!waitingVisit) return;
  const { url, path, kind } = waitingVisit;
  // A step back or forward has been undone.
  void navigate(newVisit(url, path, kind === 'history' ? 'push' : kind));
}

/** Fetches the payload and runs the middleware. @returns undefined when middleware has redirected. */
async function loadPage(visit: Visit): Promise<Payload | undefined> {
  const { path, url, kind, signal } = visit;
  const route = await unlessAborted(visit, findRoute(path));
  visit.route = route;
  if (route?.status) throw new VisitError(NOT_FOUND_MESSAGE, 404);

  const payload = await beforeDeadline(visit, loadPayload(path, route, signal));
  // Another version has been deployed: only the browser can change what runs here. If this visit began with a page load,
  // and the host still sends the old document, another load would lead here again, so only one a minute is allowed.
  if (payload.version !== currentPage().version && (kind !== 'replace' || claimPageLoad(url))) {
    return handOver(visit);
  }

  const to = await unlessAborted(visit, runMiddleware(payload, visit));
  if (!to) return payload;
  await redirect(visit, to);
  return undefined;
}

async function show(visit: Visit, content: PageContent, layout?: LayoutFile): Promise<void> {
  const { signal } = visit;
  const leaving = animate(pageElement(), currentPage().transition, 'leave', signal);
  // Builds the new page while the old one fades.
  const page = createPage(content.html);
  await unlessAborted(visit, leaving);
  endSlowNotice();
  commit(visit, content, layout, page);
  await unlessAborted(visit, animate(pageElement(), content.transition, 'enter', signal));
}

/** Does the task of a visit, and ends the visit. If the task fails, shows the error page, unless the visit was aborted. */
async function runToEnd(visit: Visit, task: () => Promise<void>): Promise<void> {
  try {
    await task().catch((error) => {
      visit.signal.throwIfAborted();
      return fail(visit, visitErrorOf(error));
    });
  } catch (error) {
    if (!visit.signal.aborted) console.error(error);
  }
  // Parts of it may still be running. They must not change anything any more.
  visit.abort();
}

async function fail(visit: Visit, error: VisitError): Promise<void> {
  const { url, path, kind, route } = visit;
  const isLost = error instanceof LoadFailure;
  const isUnreachable = isLost && !(await unlessAborted(visit, isReachable(url)));
  // Without a manifest, only the server can tell whether the page exists. A click may always do so, since clicks
  // cannot cause an endless loop.
  if (isLost && !isUnreachable && ((!route && kind === 'push') || claimPageLoad(url))) {
    return handOver(visit);
  }
  endProgress('failed');
  emit('visit:fail', { path, error });
  if (isUnreachable) {
    waitingVisit = visit;
    endSlowNotice();
    if (isOnline()) {
      notify('The site does not answer. The page opens when it does.', url);
      setTimeout(() => waitingVisit === visit && retryVisit(), RETRY_DELAY);
    } else notify('You are offline. The page opens when you are back online.');
    undoMove();
    return;
  }
  console.error(error.message);
  await show(visit, await unlessAborted(visit, errorContent(error, visit)));
}

/** Leaves the visit to the browser. */
function handOver({ url, kind, signal }: Visit): Promise<never> {
  setTimeout(() => signal.aborted || endWaiting(), PAGE_LOAD_TIMEOUT);
  return loadFullPage(url, kind, signal);
}

async function redirect(visit: Visit, to: string): Promise<void> {
  const { url, kind, redirects, signal } = visit;
  if (redirects === MAX_REDIRECTS) throw new VisitError('Too many redirects');
  const target = new URL(withBase(currentPage().base, to), url);
  const page = pageAt(target.href);
  if (page) return navigate(newVisit(page.url, page.path, kind, redirects + 1));
  // It may be a download: then this page stays.
  endWaiting();
  return loadFullPage(target, kind, signal);
}

function finish(visit: Visit): void {
  endProgress('idle');
  emit('visit:end', { path: visit.path });
}

function endWaiting(): void {
  endProgress('idle');
  endSlowNotice();
}

function endSlowNotice(): void {
  clearTimeout(slowTimer);
  hideNotice();
}
