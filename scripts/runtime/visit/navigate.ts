import type { LayoutFile } from '../../shared/contracts.ts';
import { isOnline } from '../browser/connection.ts';
import { claimPageLoad, loadFullPage } from '../browser/full-loads.ts';
import { undoMove, writeEntry } from '../browser/history-entries.ts';
import { currentPage, pageElement } from '../page/document.ts';
import { notify } from '../page/notices.ts';
import { hasHostAnswered, loadLayoutAndStyles } from '../page/page-parts.ts';
import { animate } from '../page/transition.ts';
import { LoadFailure, VisitError } from '../page/visit-error.ts';
import { commit, createPage, type PageContent } from './commit.ts';
import { errorContent } from './error-content.ts';
import { pageAt } from './links.ts';
import { loadPage } from './load-page.ts';
import { endProgress, startProgress } from './progress.ts';
import { runMiddleware } from './run-middleware.ts';
import { clearNotice, scheduleSlowNotice } from './slow-notice.ts';
import { beforeDeadline, emit, endVisit, newVisit, unlessOver, type Visit } from './visit.ts';

const MAX_REDIRECTS = 10;

/** The newest visit. */
let current: Visit | undefined;

/** What a visitor may do while a visit waits. Then it would take away what they have gone on to; see cancelVisit. */
const ACTS = ['pointerdown', 'keydown', 'submit', 'pagehide'];

/** Carries out a visit, from the click to the finished page. Never rejects. */
export async function navigate(visit: Visit): Promise<void> {
  const { url, path } = visit;
  makeCurrent(visit);
  emit('visit:start', { path });
  void startProgress(visit.redirects > 0);
  scheduleSlowNotice(url);
  await carryOut(visit, async () => {
    const page = await loadPage(visit);
    if (page instanceof URL) return redirect(visit, page);
    await show(visit, page, await beforeDeadline(visit, loadLayoutAndStyles(page, visit.manifest)));
  });
  if (current === visit && visit.state !== 'handed over') announceEnd(visit);
}

/** Begins with the page that came as HTML: mends its address, and runs its middleware. Never rejects. */
export async function enterPage(visit: Visit): Promise<void> {
  makeCurrent(visit);
  const { href } = visit.url;
  await carryOut(visit, async () => {
    if (href !== location.href) writeEntry(href, 'replace', 'same');
    const page = { ...currentPage(), title: document.title };
    const to = await unlessOver(visit, runMiddleware(page, visit, null));
    if (to) await redirect(visit, to);
  });
}

/** Whether any visit has begun, that of the first page included. */
export const hasBegun = () => !!current;

/**
 * Gives up the current visit, if there is one, and keeps the page that is shown. Visits that replace the first
 * entry go on: the page that is shown does not belong there, or its middleware has yet to decide.
 */
export function cancelVisit(): void {
  // Its notice stays: somebody may be about to use the link in it.
  if (current?.state === 'waiting') endVisit(current);
  if (!current || current.kind === 'replace' || current.state === 'over') return;
  endVisit(current);
  clearNotice();
  undoMove();
  announceEnd(current);
  current = undefined;
}

/** Repeats the visit that waits because the host did not answer. */
export function retryVisit(): void {
  if (current?.state !== 'waiting') return;
  const { url, path, kind } = current;
  // A step back or forward has been undone.
  void navigate(newVisit(url, path, kind === 'step' ? 'push' : kind));
}

async function show(visit: Visit, content: PageContent, layout?: LayoutFile): Promise<void> {
  const { signal } = visit.controller;
  const animateShown = (name: string | false, phase: 'leave' | 'enter') =>
    animate(pageElement(), !visit.isSwiped && name, phase, signal);
  const leaving = animateShown(currentPage().transition, 'leave');
  // Builds the new page while the old one fades.
  const page = createPage(content.html);
  await unlessOver(visit, leaving);
  clearNotice();
  commit(visit, content, layout, page);
  await unlessOver(visit, animateShown(content.transition, 'enter'));
}

function makeCurrent(visit: Visit): void {
  if (current) endVisit(current);
  current = visit;
}

/**
 * Does the task of a visit, and ends the visit, unless it is the browser's now or waits. If the task fails, shows the
 * error page, unless the visit is over.
 */
async function carryOut(visit: Visit, task: () => Promise<void>): Promise<void> {
  const { url, kind, controller } = visit;
  try {
    await task().catch((error) => {
      controller.signal.throwIfAborted();
      if (!(error instanceof VisitError)) throw error;
      return fail(visit, error);
    });
  } catch (error) {
    // The history or the DOM refuses, or another script that has wrapped them. The browser can still load the page.
    if (!controller.signal.aborted) {
      console.error(error);
      if (kind === 'push' || claimPageLoad(url.href)) handOver(visit, url);
    }
  }
  // Parts of it may still be running. They must not change anything any more.
  if (visit.state === 'running') endVisit(visit);
}

async function fail(visit: Visit, error: VisitError): Promise<void> {
  const { url, kind, begun, manifest } = visit;
  if (error instanceof LoadFailure) {
    if (!(await unlessOver(visit, hasHostAnswered(begun, manifest === null))))
      return wait(visit, error);
    // Without a manifest, only the server can tell whether the page exists. A click may always ask it, since clicks cannot
    // cause an endless loop.
    const mayHandOver = error.isOtherVersion || (!manifest && kind === 'push');
    if (mayHandOver || claimPageLoad(url.href)) return handOver(visit, url);
  }
  announceFailure(visit, error);
  console.error(error.message);
  await show(visit, await unlessOver(visit, errorContent(error, visit)));
}

/** The host does not answer: keeps the page that is shown, and tries again when the browser is online again. */
function wait(visit: Visit, error: LoadFailure): void {
  const { signal } = visit.controller;
  visit.state = 'waiting';
  announceFailure(visit, error);
  clearNotice();
  if (isOnline()) notify('The site does not answer.', visit.url);
  else notify('You are offline. If you wait, the page opens when you are back online.');
  for (const act of ACTS) addEventListener(act, cancelVisit, { capture: true, signal });
  undoMove();
}

/** Leaves the visit to the browser, which shows its own progress. It may be a download: then this page stays. */
function handOver(visit: Visit, url: URL): void {
  visit.state = 'handed over';
  endProgress('idle');
  clearNotice();
  loadFullPage(url, visit.kind);
}

async function redirect(visit: Visit, target: URL): Promise<void> {
  const { kind, redirects } = visit;
  if (redirects === MAX_REDIRECTS) throw new VisitError('Too many redirects');
  const page = pageAt(target.href);
  if (page) return navigate(newVisit(page.url, page.path, kind, redirects + 1));
  handOver(visit, target);
}

function announceFailure({ path }: Visit, error: VisitError): void {
  endProgress('failed');
  emit('visit:fail', { path, error });
}

function announceEnd(visit: Visit): void {
  endProgress('idle');
  emit('visit:end', { path: visit.path });
}
