import { vi } from 'vitest';
import { routePathOf } from '../../../scripts/shared/urls.ts';
import { type Answer, connectionError, FakeNetwork } from './fake-network.ts';
import { FakeTab } from './fake-tab.ts';
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
  /** The path of the newest visit, until it ends. */
  visiting: string | undefined;
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
    this.visiting = undefined;
    for (const type of ['start', 'swap', 'fail', 'end'] as const) {
      document.addEventListener(`visit:${type}`, (event) => {
        this.#follow(type, (event as CustomEvent<{ path: string }>).detail.path);
      });
    }
    await import('../../../scripts/runtime/start.ts');
    this.#shown = (await import('../../../scripts/runtime/page/document.ts')).currentPage();
    await settled();
  }

  /** Does one thing, and lets its consequences happen. */
  async step(name: string, action: () => unknown): Promise<void> {
    this.log.push(name);
    await action();
    await settled();
    // No two things happen at the same time.
    await vi.advanceTimersByTimeAsync(1);
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
    const { url } = request;
    const given = this.isOnline ? (answer ?? this.site.answer(url)) : connectionError();
    const told =
      given instanceof Error ? given.message : `${given.status} ${given.body.slice(0, 40)}`;
    await this.step(`${url}: ${told}`, () => request.answer(given));
  }

  async pass(milliseconds: number): Promise<void> {
    await this.step(`${milliseconds} ms`, () => vi.advanceTimersByTimeAsync(milliseconds));
  }

  /** After a newer visit has begun, an older one changes nothing. */
  #follow(type: 'start' | 'swap' | 'fail' | 'end', path: string): void {
    this.log.push(`  ${type} ${path}`);
    if (type === 'start') this.visiting = path;
    else if (this.visiting && path !== this.visiting) {
      this.faults.push(`${type} ${path} during the visit to ${this.visiting}`);
    }
    if (type === 'swap' && this.path !== path) {
      this.faults.push(`${path} was shown at ${this.path}`);
    }
    if (type === 'end') this.visiting = undefined;
  }
}
