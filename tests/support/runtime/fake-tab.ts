/** An entry of the session history. Entries with the same `document` are reached without a page load. */
interface Entry {
  url: string;
  state: unknown;
  document: number;
}

/**
 * A browser tab with session history and address, which behaves like Chromium. Moves take effect when `move` is called,
 * page loads when `load` is called, so that a test decides what happens first.
 */
export class FakeTab {
  readonly history;
  readonly location: Pick<Location, (typeof URL_PARTS)[number] | 'assign' | 'replace' | 'reload'>;
  /** Steps back and forward that have not taken effect yet, oldest first. */
  readonly moves: { distance: number; byVisitor: boolean }[] = [];
  /** The page load that the document has requested, and whether it adds a history entry. */
  wantedLoad: { url: string; isNew: boolean } | undefined;
  /**
   * Set when the document requested a move while a move of the visitor was pending, so that the sum of both led to the
   * wrong entry.
   */
  hasMixedMoves = false;
  /** If set, following the fragment that is already in the address loses the entry's state, as in the HTML standard. */
  forgetsState = false;
  readonly #entries: Entry[] = [];
  #index = -1;
  #documents = 0;

  constructor(url: string) {
    this.#add(url, null, 0);
    const tab = this;
    this.history = {
      scrollRestoration: 'auto',
      get length() {
        return tab.#entries.length;
      },
      get state() {
        return structuredClone(tab.#entry.state);
      },
      go: (distance: number) => {
        this.hasMixedMoves ||= this.moves.length > 0;
        this.moves.push({ distance, byVisitor: false });
      },
      pushState: (state: unknown, _: string, to?: string | URL) =>
        this.#add(this.#resolve(to), state, this.#entry.document),
      replaceState: (state: unknown, _: string, to?: string | URL) =>
        this.#replace(this.#resolve(to), state),
    };
    this.location = {
      assign: (to: string | URL) => this.#go(this.#resolve(to), true),
      replace: (to: string | URL) => this.#go(this.#resolve(to), false),
      reload: () => {
        this.wantedLoad = { url: this.#entry.url, isNew: false };
      },
    } as FakeTab['location'];
    for (const part of URL_PARTS) {
      Object.defineProperty(this.location, part, { get: () => new URL(this.#entry.url)[part] });
    }
  }

  /** The visitor presses back or forward. */
  press(distance: number): void {
    this.moves.push({ distance, byVisitor: true });
  }

  /**
   * Performs the oldest pending move: `popstate`, or a page load if the entry has another document.
   *
   * @param event what the browser says of the move.
   * @returns the move, unless there was no entry to move to.
   */
  move(event: Partial<PopStateEvent> = {}): FakeTab['moves'][number] | undefined {
    const move = this.moves.shift();
    const entry = move && this.#entries[this.#index + move.distance];
    if (!entry || !move?.distance) return undefined;
    const isNear = entry.document === this.#entry.document;
    this.#index += move.distance;
    if (isNear) dispatchEvent(Object.assign(new Event('popstate'), event));
    else this.wantedLoad = { url: entry.url, isNew: false };
    return move;
  }

  /** Performs the requested page load. @returns its URL. */
  load(): string | undefined {
    const { wantedLoad } = this;
    this.stop();
    if (wantedLoad?.isNew) this.#add(wantedLoad.url, null, ++this.#documents);
    return wantedLoad?.url;
  }

  /** Cancels the requested page load. */
  stop(): void {
    this.wantedLoad = undefined;
  }

  get #entry(): Entry {
    return this.#entries[this.#index] as Entry;
  }

  #resolve(to: string | URL = ''): string {
    return new URL(to, this.#entry.url).href;
  }

  #add(url: string, state: unknown, document: number): void {
    const entry = { url, state: structuredClone(state), document };
    this.#entries.splice(++this.#index, Number.POSITIVE_INFINITY, entry);
  }

  #replace(url: string, state: unknown): void {
    Object.assign(this.#entry, { url, state: structuredClone(state) });
  }

  #go(url: string, isNew: boolean): void {
    const { url: here, document } = this.#entry;
    const isFragment = url.includes('#') && url.split('#')[0] === here.split('#')[0];
    if (!isFragment) {
      this.wantedLoad = { url, isNew: isNew && url !== here };
      return;
    }
    // As measured in Chromium: an entry keeps its state if its URL stays the same, and the event comes before the call
    // returns.
    if (url !== here && isNew) this.#add(url, null, document);
    else if (url !== here || this.forgetsState) this.#replace(url, null);
    dispatchEvent(new Event('popstate'));
  }
}

const URL_PARTS = ['href', 'origin', 'pathname', 'search', 'hash'] as const;
