import { vi } from 'vitest';
import { routePathOf } from '../../../scripts/shared/urls.ts';
import { type Answer, connectionError, FakeNetwork } from './fake-network.ts';
import { FakeTab } from './fake-tab.ts';
import { type ObservedPage, observePage } from './observe-page.ts';
import { RaceRecorder } from './race-recorder.ts';
import { PATHS, type RaceSite, raceMiddleware, raceSite } from './race-site.ts';
import { openDocument, settled, setupRuntimeWindow } from './runtime-window.ts';
import { SeededRandom } from './seeded-random.ts';

/** The heading when even the error page does not load; the title is the error itself. */
export const LAST_RESORT = 'An error occurred while showing the error page';

const ORIGIN = 'http://localhost:3000';

/** A visitor, a server and a connection that act in a random order, decided by a seed. */
export class Race {
  /** What has happened so far, for reading. */
  readonly log: string[] = [];
  readonly faults: string[] = [];
  readonly tab: FakeTab;
  readonly network = new FakeNetwork();
  readonly site: RaceSite;
  readonly random: SeededRandom;
  readonly base: string;
  visits!: RaceRecorder;
  #shown!: { path: string };
  isOnline = true;
  /** The path that the visitor requested last. */
  intent: string;
  /** What the site's middleware is waiting for. */
  readonly lingering: (() => void)[] = [];

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
    this.base = this.random.pick(['/', '/site/']);
    this.site = raceSite(this.base);
    this.intent = this.random.pick(PATHS);
    this.tab = new FakeTab(ORIGIN + this.site.at(this.intent));
    this.tab.forgetsState = this.random.next() < 0.3;
    setupRuntimeWindow(this.tab, this.network, () => this.isOnline);
    // Not all browsers name their history entries.
    vi.stubGlobal('navigation', seed % 2 ? this.tab.navigation : undefined);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(Element.prototype, 'getAnimations').mockImplementation(() =>
      this.random.pick([[], [this.#animation(), this.#animation()]]),
    );
  }

  /** The path of the page that the runtime believes to be shown. */
  shownPath(): string {
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
    const linger = () => new Promise<void>((resolve) => this.lingering.push(resolve));
    openDocument(this.site.documentOf(this.path), {
      middleware: async () => raceMiddleware(linger),
    });
    // Clicks that no script handles are left to the browser.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && !event.defaultPrevented) this.tab.location.assign(link.href);
      event.preventDefault();
    });
    this.visits = new RaceRecorder((path, fault) => {
      const { title, heading, announced, focused } = observePage();
      const isRight = title === heading || heading === LAST_RESORT;
      if (this.path !== path) fault(`${path} was shown at ${this.path}`);
      if (!isRight) fault(`The title is "${title}", the heading "${heading}"`);
      if (title !== announced) fault(`The title is "${title}", but "${announced}" is announced`);
      if (heading !== focused) fault(`The focus is on "${focused}"`);
    });
    await import('../../../scripts/runtime/start.ts');
    this.#shown = (await import('../../../scripts/runtime/page/document.ts')).currentPage();
    await settled();
  }

  /** Does one thing, lets its consequences happen, and checks that nothing forbidden has happened. */
  async step(name: string, action: () => unknown): Promise<void> {
    const before = observePage();
    const { swaps } = this.visits;
    const told = this.visits.story.length;
    const { wanted } = this.visits;
    await action();
    await settled();
    // No two things happen at the same time.
    await vi.advanceTimersByTimeAsync(1);
    const events = this.visits.story.slice(told);
    // A visit that has waited for the host is tried again, whenever its time has come.
    if (wanted && events.includes(`start ${wanted}`)) this.intent = wanted;
    this.log.push([name, ...events].join(' → '));
    if (swaps === this.visits.swaps) this.#expectUnchanged(before);
    this.#expectConsistent();
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

  async move(): Promise<void> {
    let isFar = false;
    const before = this.tab.wantedLoad;
    await this.step('the move arrives', () => {
      const move = this.tab.move();
      if (move?.byVisitor) this.intent = this.path;
      isFar = this.tab.wantedLoad !== undefined && this.tab.wantedLoad !== before;
    });
    // Until then the browser would still be on the entry that it leaves.
    if (isFar) await this.load();
  }

  async linger(): Promise<void> {
    await this.step('the middleware goes on', () => this.lingering.shift()?.());
  }

  async connect(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await this.step(isOnline ? 'online' : 'offline', () =>
      dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
    );
  }

  async pass(milliseconds: number): Promise<void> {
    await this.step(`${milliseconds} ms`, () => vi.advanceTimersByTimeAsync(milliseconds));
  }

  #animation(): Animation {
    const finished = new Promise((resolve) => setTimeout(resolve, this.random.below(1500)));
    return { finished } as unknown as Animation;
  }

  #expectUnchanged(before: ObservedPage): void {
    const after = observePage();
    for (const name of ['title', 'heading', 'layout', 'description'] as const) {
      if (before[name] === after[name]) continue;
      this.faults.push(`Without a swap, the ${name} "${before[name]}" became "${after[name]}"`);
    }
  }

  #expectConsistent(): void {
    const { visits, tab, faults } = this;
    faults.push(...visits.faults.splice(0));
    const { progress, notice, link } = observePage();
    const isAtRest = !visits.visiting && !tab.wantedLoad && tab.moves.length === 0;
    if (isAtRest && !tab.hasMixedMoves && this.path !== this.shownPath()) {
      faults.push(`Without a visit, ${this.shownPath()} is shown at ${this.path}`);
    }
    const isRunning = progress === 'running';
    // A page load that takes long has a progress bar only at first.
    const isLoading = tab.wantedLoad && !isRunning;
    if (isRunning !== Boolean(visits.visiting) && !visits.hasFailed && !isLoading) {
      faults.push(`Progress is ${progress} during the visit to ${visits.visiting}`);
    }
    const goal = visits.visiting ?? visits.wanted;
    if (link && routePathOf(new URL(link).pathname, this.base) !== goal) {
      faults.push(`"${notice}" leads to ${link} during the visit to ${goal}`);
    }
  }
}
