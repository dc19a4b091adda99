/**
 * Tells whether two pages are built alike: from the same components and elements, with the same names and
 * types of props, in the same order. React warns of the same things on pages of one shape, so its development
 * build, which takes four times as long, has to render each shape once and not each page.
 */
export class TreeShape {
  readonly #values = new Map<unknown, number>();
  /** Weak: a component must not keep its bundle in memory once the pages of it are done. */
  readonly #objects = new WeakMap<object, number>();
  #count = 10;
  #low = 0;
  #high = 0;
  #isEmpty = true;
  #areConstants = false;

  /** Evaluates modules; elements that they make outside of components are told apart one by one. */
  constants<Result>(task: () => Result): Result {
    this.#areConstants = true;
    try {
      return task();
    } finally {
      this.#areConstants = false;
    }
  }

  /** Takes notice of what has become of a noted element. */
  made(element: object): void {
    if (this.#areConstants) this.#idOf(element);
  }

  /** Takes notice of one element. Called for every element that user code makes. */
  note(type: unknown, props: object, key: unknown): void {
    this.#isEmpty = false;
    this.#add(this.#idOf(type));
    this.#add(key === undefined ? 1 : 2);
    for (const name in props) {
      const value: unknown = Reflect.get(props, name);
      this.#add(this.#idOf(name));
      this.#add(this.#idOf(kindOf(value)));
      if (Array.isArray(value))
        for (const item of value) this.#add(this.#knownId(item) ?? keyOf(item));
      else if (typeof value === 'object') this.#add(this.#knownId(value) ?? 3);
    }
  }

  /** The shape of what was noted since the last call; the empty text when that was nothing. */
  take(): string {
    const shape = this.#isEmpty ? '' : `${this.#low.toString(36)}.${this.#high.toString(36)}`;
    this.#low = 0;
    this.#high = 0;
    this.#isEmpty = true;
    return shape;
  }

  #idOf(part: unknown): number {
    const known = this.#knownId(part);
    if (known !== undefined) return known;
    this.#count += 1;
    if (isObject(part)) this.#objects.set(part, this.#count);
    else this.#values.set(part, this.#count);
    return this.#count;
  }

  #knownId(part: unknown): number | undefined {
    return isObject(part) ? this.#objects.get(part) : this.#values.get(part);
  }

  /** Two 32-bit multiplicative hashes with different primes (FNV's and Knuth's). */
  #add(part: number): void {
    this.#low = Math.imul(this.#low ^ part, 16777619);
    this.#high = Math.imul(this.#high + part, 2654435761) ^ (this.#high >>> 15);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** The type of a value; React warns of some empty texts and numbers that are none. */
function kindOf(value: unknown): string {
  if (value === null || value === '' || Number.isNaN(value)) return `${value}!`;
  return typeof value;
}

/** 3: a list item with a key; 4: an element without one, which React warns of; 5: text and the like. */
function keyOf(item: unknown): number {
  if (typeof item !== 'object' || item === null || !('key' in item)) return 5;
  return item.key === null ? 4 : 3;
}
