/** An entry of the session history. Entries with the same `document` are reached without a page load. */
interface Entry {
  key: string;
  url: string;
  state: unknown;
  document: number;
}

interface Move {
  distance: number;
  byVisitor: boolean;
}

/** A page load that was requested. */
interface Load {
  url: string;
  /** Whether the load adds a history entry. */
  isNew: boolean;
}

/**
 * A browser tab with session history and address, which behaves like Chromium. Moves take effect when `move` is called,
 * page loads when `load` is called, so that a test decides what happens first.
 */
export class FakeTab {
  readonly history: Pick<History, 'state' | 'scrollRestoration' | 'length' | 'go'> &
    Pick<History, 'pushState' | 'replaceState' | 'back' | 'forward'>;
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash'> &
    Pick<Location, 'assign' | 'replace' | 'reload'>;
  /** What Chromium has, and other browsers only since lately. */
  readonly navigation: EventTarget & { readonly currentEntry: { key: string; index: number } };
  /** Steps back and forward that have not taken effect yet, oldest first. */
  readonly moves: Move[] = [];
  /** The page load that the document has requested. */
  wantedLoad: Load | undefined;
  /**
   * Set when the document requested a move while a move of the visitor was pending, so that the sum of both led to the
   * wrong entry.
   */
  hasMixedMoves = false;
  /** If set, following the fragment that is already in the address loses the entry's state, as in the HTML standard. */
  forgetsState = false;
  #entries: Entry[];
  #index = 0;
  #documents = 0;
  #keys = 0;

  constructor(url: string) {
    this.#entries = [{ key: this.#newKey(), url, state: null, document: 0 }];
    const tab = this;
    this.navigation = Object.defineProperty(
      new EventTarget() as FakeTab['navigation'],
      'currentEntry',
      {
        get: () => ({ key: tab.#entry.key, index: tab.#index }),
      },
    );
    const here = () => new URL(tab.#entry.url);
    this.history = {
      scrollRestoration: 'auto',
      get length() {
        return tab.#entries.length;
      },
      get state() {
        return structuredClone(tab.#entry.state);
      },
      go: (distance = 0) => {
        if (tab.moves.length > 0) tab.hasMixedMoves = true;
        tab.moves.push({ distance, byVisitor: false });
      },
      back: () => this.history.go(-1),
      forward: () => this.history.go(1),
      pushState: (state, _, to) => tab.#add(tab.#resolve(to), state, tab.#entry.document),
      replaceState(state, _, to) {
        Object.assign(tab.#entry, { url: tab.#resolve(to), state: structuredClone(state) });
        tab.#tell('replace');
      },
    };
    this.location = {
      get href() {
        return tab.#entry.url;
      },
      get origin() {
        return here().origin;
      },
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
      assign: (to) => tab.#go(tab.#resolve(to), true),
      replace: (to) => tab.#go(tab.#resolve(to), false),
      reload: () => {
        tab.wantedLoad = { url: tab.#entry.url, isNew: false };
      },
    };
  }

  /** The visitor presses back or forward. */
  press(distance: number): void {
    this.moves.push({ distance, byVisitor: true });
  }

  /**
   * Performs the oldest pending move: `popstate`, or a page load if the entry has another document.
   *
   * @returns the move, unless there was no entry to move to.
   */
  move(): Move | undefined {
    const move = this.moves.shift();
    const entry = move && this.#entries[this.#index + move.distance];
    if (!entry || !move?.distance) return undefined;
    const isNear = entry.document === this.#entry.document;
    this.#index += move.distance;
    if (isNear) this.#tell('traverse');
    if (isNear) dispatchEvent(new Event('popstate'));
    else this.wantedLoad = { url: entry.url, isNew: false };
    return move;
  }

  /** Performs the requested page load. @returns its URL. */
  load(): string | undefined {
    const { wantedLoad } = this;
    this.wantedLoad = undefined;
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

  #resolve(to: string | URL | null | undefined): string {
    return new URL(to ?? '', this.#entry.url).href;
  }

  #add(url: string, state: unknown, document: number): void {
    const isNear = document === this.#entry.document;
    this.#entries.splice(++this.#index, Number.POSITIVE_INFINITY, {
      key: this.#newKey(),
      url,
      state: structuredClone(state),
      document,
    });
    if (isNear) this.#tell('push');
  }

  #newKey(): string {
    return `entry ${++this.#keys}`;
  }

  #tell(navigationType: NavigationType): void {
    this.navigation.dispatchEvent(
      Object.assign(new Event('currententrychange'), { navigationType }),
    );
  }

  #go(url: string, isNew: boolean): void {
    const entry = this.#entry;
    const isFragment = url.includes('#') && url.split('#')[0] === entry.url.split('#')[0];
    if (!isFragment) {
      this.wantedLoad = { url, isNew: isNew && url !== entry.url };
      return;
    }
    // As measured in Chromium: an entry keeps its state if its URL stays the same, and the event comes before the call
    // returns.
    if (url !== entry.url && isNew) this.#add(url, null, entry.document);
    else if (url !== entry.url || this.forgetsState) {
      Object.assign(entry, { url, state: null });
      this.#tell('replace');
    }
    dispatchEvent(new Event('popstate'));
  }
}
