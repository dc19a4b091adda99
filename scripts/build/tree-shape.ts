/**
 * Tells whether two pages are built alike: from the same components and elements, with the same names and
 * types of props, in the same order. React warns of the same things on pages of one shape, so its development
 * build, which takes four times as long, has to render each shape once and not each page.
 */
export class TreeShape {
  #ids = new Map<unknown, number>();
  #low = 0;
  #high = 0;

  /** Takes notice of one element. Called for every element that user code makes. */
  note(type: unknown, props: object, key: unknown): void {
    this.#add(this.#idOf(type));
    this.#add(key === undefined ? 1 : 2);
    for (const name in props) {
      const value: unknown = Reflect.get(props, name);
      this.#add(this.#idOf(name));
      this.#add(this.#idOf(value === null ? 'null' : typeof value));
      if (Array.isArray(value)) for (const item of value) this.#add(keyOf(item));
    }
  }

  /** The shape of what was noted since the last call. */
  take(): string {
    const shape = `${this.#low.toString(36)}.${this.#high.toString(36)}`;
    this.#low = 0;
    this.#high = 0;
    return shape;
  }

  #idOf(part: unknown): number {
    const id = this.#ids.get(part) ?? this.#ids.size + 10;
    this.#ids.set(part, id);
    return id;
  }

  /** Two 32-bit multiplicative hashes with different primes (FNV's and Knuth's). */
  #add(part: number): void {
    this.#low = Math.imul(this.#low ^ part, 16777619);
    this.#high = Math.imul(this.#high + part, 2654435761) ^ (this.#high >>> 15);
  }
}

/** 3: a list item with a key; 4: an element without one, which React warns of; 5: text and the like. */
function keyOf(item: unknown): number {
  if (typeof item !== 'object' || item === null || !('key' in item)) return 5;
  return item.key === null ? 4 : 3;
}
