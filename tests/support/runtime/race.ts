import { vi } from 'vitest';
import { routePathOf } from '../../../scripts/shared/urls.ts';
import { type Answer, connectionError, FakeNetwork } from './fake-network.ts';
import { FakeTab } from './fake-tab.ts';
import { observePage } from './observe-page.ts';
import { PATHS, raceMiddleware, raceSite } from './race-site.ts';
import { openDocument, settled, setupRuntimeWindow } from './runtime-window.ts';
import { SeededRandom } from './seeded-random.ts';

/** The heading when even the error page does not load; the title is the error itself. */
const LAST_RESORT = 'An error occurred while showing the error page';

/** Whether a page has the title that its heading says. */
export const isEntitled = ({ title, heading }: { title: string; heading: string }) =>
  title === heading || heading === LAST_RESORT;

/** A visitor, a server and a connection that act in a random order, decided by a seed. */
export class Race {
  /** What has happened so far, for reading. */
  readonly log: string[] = [];
  /** What must not have happened. */
  readonly faults: string[] = [];
  readonly network = new FakeNetwork();
  readonly random;
  readonly base;
  readonly site;
  readonly tab;
  /** What the site's middleware is waiting for. */
  readonly lingering: (() => void)[] = [];
  isOnline = true;
  /** The path that the visitor requested last. */
  intent: string;
  /** The path of the current visit; the newest one wins. */
  visiting: string | undefined;
  /** The path that failed and waits until the host can be reached. */
  #wanted: string | undefined;
  #hasFailed = false;
  #hasSwapped = false;
  /** False until the first visit: a first load may show the error page without one. */
  #hasStarted = false;
  /** The events of the visits in this document: `start /a`, `swap /a`, … */
  #story: string[] = [];
  /** The page that the runtime believes to be shown. */
  #shown!: { path: string };

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
    this.base = this.random.pick(['/', '/site/']);
    this.site = raceSite(this.base);
    this.intent = this.random.pick(PATHS) as string;
    this.tab = new FakeTab(`http://localhost:3000${this.site.at(this.intent)}`);
    this.tab.forgetsState = this.random.next() < 0.3;
    setupRuntimeWindow(this.tab, this.network, () => this.isOnline);
    // Not all browsers name their history entries.
    vi.stubGlobal('navigation', seed % 2 ? this.tab.navigation : undefined);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const animation = () => {
      const finished = new Promise((resolve) => setTimeout(resolve, this.random.below(1500)));
      return { finished } as unknown as Animation;
    };
    vi.spyOn(Element.prototype, 'getAnimations').mockImplementation(() =>
      this.random.pick([[], [animation(), animation()]]),
    );
  }

  /** The path of the page that is shown. */
  get shownPath(): string {
    return this.#shown.path;
  }

  /** The path in the address bar. */
  get path(): string {
    return routePathOf(this.tab.location.pathname, this.base) ?? '';
  }

  /** Loads the page at the address as a new document, and starts the runtime in it. */
  async open(): Promise<void> {
    this.network.pending.length = 0;
    this.lingering.length = 0;
    const linger = () =>
      new Promise<undefined>((resolve) => this.lingering.push(() => resolve(undefined)));
    openDocument(this.site.documentOf(this.path), {
      middleware: async () => raceMiddleware(linger),
    });
    // Clicks that no script handles are left to the browser.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && !event.defaultPrevented) this.tab.location.assign(link.href);
      event.preventDefault();
    });
    this.visiting = this.#wanted = undefined;
    this.#hasStarted = this.#hasFailed = false;
    this.#story = [];
    for (const type of ['start', 'swap', 'fail', 'end'] as const) {
      document.addEventListener(`visit:${type}`, (event) => {
        this.#follow(type, (event as CustomEvent<{ path: string }>).detail.path);
      });
    }
    await import('../../../scripts/runtime/start.ts');
    this.#shown = (await import('../../../scripts/runtime/page/document.ts')).currentPage();
    await settled();
  }

  /** Does one thing, lets its consequences happen, and checks that nothing forbidden has happened. */
  async step(name: string, action: () => unknown): Promise<void> {
    const before = observePage();
    const wanted = this.#wanted;
    this.#story = [];
    await action();
    await settled();
    // No two things happen at the same time.
    await vi.advanceTimersByTimeAsync(1);
    // A visit that has waited for the host is tried again, whenever its time has come.
    if (wanted && this.#story.includes(`start ${wanted}`)) this.intent = wanted;
    this.log.push([name, ...this.#story].join(' → '));
    const after = observePage();
    if (!this.#story.some((event) => event.startsWith('swap'))) {
      for (const part of ['title', 'heading', 'layout', 'description'] as const) {
        if (before[part] === after[part]) continue;
        this.faults.push(`Without a swap, the ${part} "${before[part]}" became "${after[part]}"`);
      }
    }
    this.#expectConsistent(after);
  }

  /** Performs the requested page load, if there is one. */
  async load(): Promise<void> {
    if (!this.tab.wantedLoad) return;
    this.log.push(`page load ${this.tab.load()}`);
    await this.open();
  }

  /** Answers a request, correctly unless told otherwise. */
  async answer(index: number, answer?: Answer): Promise<void> {
    const request = this.network.pending[index];
    if (!request) return;
    const { method, url } = request;
    const given = this.isOnline ? (answer ?? this.site.answer(method, url)) : connectionError();
    const told =
      given instanceof Error ? given.message : `${given.status} ${given.body.slice(0, 40)}`;
    await this.step(`${method} ${url}: ${told}`, () => request.answer(given));
  }

  async pass(milliseconds: number): Promise<void> {
    await this.step(`${milliseconds} ms`, () => vi.advanceTimersByTimeAsync(milliseconds));
  }

  /** Follows the events of the visits. */
  #follow(type: 'start' | 'swap' | 'fail' | 'end', path: string): void {
    this.#story.push(`${type} ${path}`);
    if (type === 'swap') this.#expectWholeSwap(path);
    if (type === 'fail') this.#hasFailed = true;
    if (type === 'start') {
      this.visiting = path;
      this.#wanted = undefined;
      this.#hasStarted = true;
      this.#hasFailed = this.#hasSwapped = false;
    } else if (this.#hasStarted) {
      if (path !== this.visiting)
        this.faults.push(`${type} ${path} during the visit to ${this.visiting}`);
      if (type !== 'end' && this.#hasSwapped) this.faults.push(`${type} ${path} after its swap`);
    }
    this.#hasSwapped ||= type === 'swap';
    if (type === 'end') {
      this.#wanted = observePage().notice.includes('The page opens') ? path : undefined;
      this.visiting = undefined;
    }
  }

  /** A page is swapped in in one step: address, title, heading, announcement and focus. */
  #expectWholeSwap(path: string): void {
    const page = observePage();
    const { title, heading, announced, focused } = page;
    if (this.path !== path) this.faults.push(`${path} was shown at ${this.path}`);
    if (!isEntitled(page) || title !== announced || heading !== focused) {
      this.faults.push(`At the swap: ${JSON.stringify({ title, heading, announced, focused })}`);
    }
  }

  #expectConsistent({ progress, notice, link }: ReturnType<typeof observePage>): void {
    const { visiting, tab, faults } = this;
    const isAtRest = !visiting && !tab.wantedLoad && tab.moves.length === 0;
    if (isAtRest && !tab.hasMixedMoves && this.path !== this.shownPath) {
      faults.push(`Without a visit, ${this.shownPath} is shown at ${this.path}`);
    }
    const isRunning = progress === 'running';
    // A page load that takes long has a progress bar only at first.
    const isLoading = tab.wantedLoad && !isRunning;
    if (isRunning !== Boolean(visiting) && !this.#hasFailed && !isLoading) {
      faults.push(`Progress is ${progress} during the visit to ${visiting}`);
    }
    const goal = visiting ?? this.#wanted;
    if (link && routePathOf(new URL(link).pathname, this.base) !== goal) {
      faults.push(`"${notice}" leads to ${link} during the visit to ${goal}`);
    }
  }
}
