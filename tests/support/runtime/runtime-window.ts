import { onTestFinished, vi } from 'vitest';
import type { PageState } from '../../../scripts/shared/contracts.ts';
import { STATE_ID } from '../../../scripts/shared/markers.ts';
import type { FakeNetwork } from './fake-network.ts';
import type { FakeTab } from './fake-tab.ts';

/** The scripts beside the runtime. */
type OnDemand = typeof import('./nothing-on-demand.ts');

const addToWindow = globalThis.addEventListener.bind(globalThis);
// Not `document.addEventListener`: the one that an earlier test file has put there may still be in place.
const addToDocument = EventTarget.prototype.addEventListener.bind(document);

/** The fake `setTimeout`, which does not know about documents. */
let later = setTimeout;

/** Aborted with the current document: its listeners and timers must not affect the next one. */
let life = new AbortController();

/**
 * Gives the running test a browser around happy-dom's document: fake timers, and the browser features that happy-dom
 * lacks or that the test wants to control. `isOnline` is the value of `navigator.onLine`.
 */
export function setupRuntimeWindow(
  tab: FakeTab,
  network: FakeNetwork,
  isOnline: () => boolean = () => true,
): void {
  vi.useFakeTimers();
  later = globalThis.setTimeout;
  const stubs = {
    history: tab.history,
    location: tab.location,
    stop: () => tab.stop(),
    fetch: network.fetch,
    navigator: Object.defineProperty({}, 'onLine', { get: isOnline }),
    requestIdleCallback: undefined,
    IntersectionObserver: NeverVisible,
    matchMedia: () => ({ matches: true }),
  };
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub);
  // The browser keeps this time limit itself, so fake timers do not affect it.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), delay);
    return controller.signal;
  });
  Element.prototype.getAnimations ??= () => [];
  sessionStorage.clear();
  scrollTo(0, 0);

  onTestFinished(() => {
    life.abort();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Replaces the document by one that a server sends. Modules imported from now on are new. */
export function openDocument(
  { title, state, body }: { title: string; state: PageState; body: string },
  scripts: Partial<OnDemand> = {},
): void {
  life.abort();
  life = new AbortController();
  const { signal } = life;
  vi.resetModules();
  vi.doMock('./nothing-on-demand.ts', async (original) => ({
    ...(await original<OnDemand>()),
    ...scripts,
  }));
  const within = (add: typeof addToWindow) =>
    ((type: string, listener: EventListener, options?: AddEventListenerOptions) =>
      add(type, listener, { ...options, signal })) as typeof addToWindow;
  vi.stubGlobal('addEventListener', within(addToWindow));
  vi.stubGlobal(
    'setTimeout',
    (start: (...values: unknown[]) => void, delay: number, ...values: []) =>
      later(() => signal.aborted || start(...values), delay),
  );
  document.addEventListener = within(addToDocument);

  document.head.innerHTML = `<title>${title}</title>`;
  document.body.innerHTML = `${body}<script type="application/json" id="${STATE_ID}"></script>`;
  const block = document.getElementById(STATE_ID) as HTMLElement;
  block.textContent = JSON.stringify(state);
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  document.documentElement.dataset.layout = state.layout;
}

const nextTurn = setImmediate;

/** Waits until everything has happened that does not depend on a timer or an answer. */
export function settled(): Promise<void> {
  return new Promise((resolve) => nextTurn(resolve));
}

/** An observer that never reports anything. */
class NeverVisible {
  observe() {}
  disconnect() {}
}
