import type { LayoutFile } from '../../shared/contracts.ts';
import { withBase } from '../../shared/urls.ts';
import { isOnline, isReachable, RETRY_DELAY } from '../browser/connection.ts';
import { undoMove, writeEntry } from '../browser/history-entries.ts';
import { claimPageLoad, loadFullPage } from '../browser/page-loads.ts';
import { currentPage, pageElement } from '../page/document.ts';
import { hideNotice, notify } from '../page/notices.ts';
import { animate } from '../page/transition.ts';
import { commit, createPage, type PageContent } from './commit.ts';
import { errorContent } from './error-content.ts';
import { pageAt } from './links.ts';
import { loadPage } from './load-page.ts';
import { loadLayoutAndStyles, loadManifest } from './page-parts.ts';
import { endProgress, startProgress } from './progress.ts';
import { runMiddleware } from './run-middleware.ts';
import {
  beforeDeadline,
  emit,
  endVisit,
  LoadFailure,
  newVisit,
  OtherVersion,
  unlessOver,
  type Visit,
  VisitError,
  visitErrorOf,
} from './visit.ts';

/** After this many milliseconds the visitor is told that the visit is slow. */
const SLOW_NOTICE_DELAY = 3000;
/** How long a page load may keep the progress bar, in milliseconds: it may have been stopped, or be a download. */
const PAGE_LOAD_TIMEOUT = 10_000;
const MAX_REDIRECTS = 10;

/** The newest visit. */
let current: Visit | undefined;
/** The timer for telling the visitor that the current visit is slow. */
let slowTimer: ReturnType<typeof setTimeout>;

/** Carries out a visit, from the click to the finished page. Never rejects. */
export async function navigate(visit: Visit): Promise<void> {
  const { url, path } = visit;
  begin(visit);
  emit('visit:start', { path });
  void startProgress(visit.redirects > 0);
  endSlowNotice();
  slowTimer = setTimeout(notify, SLOW_NOTICE_DELAY, 'This is taking longer than usual.', url);
  await runToEnd(visit, async () => {
    const page = await loadPage(visit);
    if (typeof page === 'string') return redirect(visit, page);
    await show(visit, page, await beforeDeadline(visit, loadLayoutAndStyles(page)));
  });
  if (current === visit && visit.state !== 'left') finish(visit);
}

/**
 * Begins with the page that came as HTML, and runs its middleware. If the host answered with the wrong page, starts a
 * visit to the right one.
 *
 * @param takeOver starts to follow links. It is not called for a copy of a page at an address that the manifest does not
 * know (behind a proxy, in an archive, in a preview folder): it stays as it was served, and its links are the browser's.
 */
export async function enterFirstPage(takeOver: () => void): Promise<void> {
  const page = currentPage();
  const shown = pageAt(location);
  // An error page is served at any path.
  if (page.status) page.path = shown?.path ?? page.path;
  else if (shown?.path !== page.path) {
    const manifest = shown && (await loadManifest(shown.path));
    if (!manifest || !(manifest.routes[shown.path] || isHomeForAll(page.path))) return;
    takeOver();
    return navigate(newVisit(shown.url, shown.path, 'replace'));
  }
  takeOver();
  if (shown && shown.url.href !== location.href) writeEntry(shown.url, 'replace');
  const visit = newVisit(new URL(location.href), page.path, 'replace');
  begin(visit);
  await runToEnd(visit, async () => {
    const to = await unlessOver(
      visit,
      runMiddleware({ ...page, title: document.title }, visit, null),
    );
    if (to) await redirect(visit, to);
  });
}

/** True for the home page at the address of another page: some hosts answer all unknown addresses with it. */
const isHomeForAll = (path: string) =>
  path === '/' && !location.search && !location.pathname.endsWith('/');

/**
 * Gives up the current visit, if there is one, and keeps the page that is shown. Visits that replace the first
 * entry go on: the page that is shown does not belong there, or its middleware has yet to decide.
 */
export function cancelVisit(): void {
  if (!current || current.kind === 'replace') return;
  if (current.state !== 'running' && current.state !== 'left') return;
  endVisit(current);
  endSlowNotice();
  undoMove();
  finish(current);
  current = undefined;
}

/** Repeats the visit that failed because the host could not be reached. */
export function retryVisit(): void {
  if (current?.state !== 'waiting') return;
  const { url, path, kind } = current;
  // A step back or forward has been undone.
  void navigate(newVisit(url, path, kind === 'history' ? 'push' : kind));
}

async function show(visit: Visit, content: PageContent, layout?: LayoutFile): Promise<void> {
  const { signal } = visit.controller;
  const leaving = animate(pageElement(), currentPage().transition, 'leave', signal);
  // Builds the new page while the old one fades.
  const page = createPage(content.html);
  await unlessOver(visit, leaving);
  endSlowNotice();
  commit(visit, content, layout, page);
  await unlessOver(visit, animate(pageElement(), content.transition, 'enter', signal));
}

function begin(visit: Visit): void {
  if (current) endVisit(current);
  current = visit;
}

/**
 * Does the task of a visit, and ends the visit, unless it has been left to the browser or waits. If the task fails, shows
 * the error page, unless the visit is over.
 */
async function runToEnd(visit: Visit, task: () => Promise<void>): Promise<void> {
  const { signal } = visit.controller;
  try {
    await task().catch((error) => {
      signal.throwIfAborted();
      return fail(visit, visitErrorOf(error));
    });
  } catch (error) {
    if (!signal.aborted) console.error(error);
  }
  // Parts of it may still be running. They must not change anything any more.
  if (visit.state === 'running') endVisit(visit);
}

async function fail(visit: Visit, error: VisitError): Promise<void> {
  const { url, kind, manifest } = visit;
  if (error instanceof LoadFailure) {
    if (!(await unlessOver(visit, isReachable(url)))) return wait(visit, error);
    // Without a manifest, only the server can tell whether the page exists. A click may always ask it, since clicks cannot
    // cause an endless loop.
    const mayLeave = error instanceof OtherVersion || (!manifest && kind === 'push');
    if (mayLeave || claimPageLoad(url)) return leave(visit, url);
  }
  endInFailure(visit, error);
  console.error(error.message);
  await show(visit, await unlessOver(visit, errorContent(error, visit)));
}

/** The host cannot be reached: keeps the page that is shown, and tries again later. */
function wait(visit: Visit, error: LoadFailure): void {
  visit.state = 'waiting';
  endInFailure(visit, error);
  endSlowNotice();
  if (isOnline()) {
    notify('The site does not answer. The page opens when it does.', visit.url);
    setTimeout(() => visit.state === 'waiting' && retryVisit(), RETRY_DELAY);
  } else notify('You are offline. The page opens when you are back online.');
  undoMove();
}

/** Leaves the visit to the browser. */
function leave(visit: Visit, url: URL): void {
  visit.state = 'left';
  setTimeout(() => visit.state === 'left' && endWaiting(), PAGE_LOAD_TIMEOUT);
  loadFullPage(url, visit.kind);
}

async function redirect(visit: Visit, to: string): Promise<void> {
  const { url, kind, redirects } = visit;
  if (redirects === MAX_REDIRECTS) throw new VisitError('Too many redirects');
  const target = new URL(withBase(currentPage().base, to), url);
  const page = pageAt(target);
  if (page) return navigate(newVisit(page.url, page.path, kind, redirects + 1));
  // It may be a download: then this page stays.
  endWaiting();
  leave(visit, target);
}

function endInFailure({ path }: Visit, error: VisitError): void {
  endProgress('failed');
  emit('visit:fail', { path, error });
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
