/** A limited room for text, and what did not fit into it. */
export class Room {
  /** `87 of 120 pages in detail`. */
  readonly leftOut: string[] = [];
  #free: number;

  /** @param free in bytes of UTF-8; `Infinity` for everything. */
  constructor(free: number) {
    this.#free = free;
  }

  /**
   * Those of the texts that fit, in order.
   *
   * @param what they are, for telling how many do not.
   * @param share the part of what is still free that they may fill.
   */
  take(texts: readonly string[], what: string, share = 1): string[] {
    let free = this.#free * share;
    const fitting = texts.filter((text) => {
      // Each is followed by a blank line at most.
      const size = Buffer.byteLength(text) + 2;
      if (size > free) return false;
      free -= size;
      this.#free -= size;
      return true;
    });
    const rest = texts.length - fitting.length;
    if (rest > 0) this.leftOut.push(`${rest} of ${texts.length} ${what}`);
    return fitting;
  }
}
