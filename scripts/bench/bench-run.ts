import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateSite } from './generate-site.ts';
import { measureProcess, type ProcessRun } from './measure-process.ts';

/** One part of the benchmark. */
export interface Section {
  title: string;
  /** Returns what is printed below the title. */
  measure: (bench: Bench) => Promise<string>;
}

/** What several runs of the same build have cost. */
export interface Builds {
  runs: readonly ProcessRun[];
  /** Milliseconds, the whole process. */
  median: number;
  /** Milliseconds, the whole process. */
  fastest: number;
}

/** The project that this file is part of. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/**
 * A run of the benchmark: makes sites and measures their builds, each once, whichever section asks first.
 *
 * Nothing is removed before the end. ext4 does not hand out the places of files that were removed within the last
 * minutes and searches its way around them, which makes every new file up to ten times slower.
 */
export class Bench {
  readonly isQuick: boolean;
  readonly signal: AbortSignal;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pointwork-bench-'));
  readonly #builds = new Map<string, Promise<Builds>>();
  readonly #sites = new Map<number, string>();
  #names = 0;

  constructor(isQuick: boolean, signal: AbortSignal) {
    this.isQuick = isQuick;
    this.signal = signal;
  }

  /** The root of a generated site. */
  site(routes: number): string {
    const root = this.#sites.get(routes) ?? join(this.#folder, `site-${routes}`);
    if (!this.#sites.has(routes)) generateSite(root, routes);
    this.#sites.set(routes, root);
    return root;
  }

  /** The path of a folder that does not exist yet. */
  newFolder(): string {
    this.#names += 1;
    return join(this.#folder, `out-${this.#names}`);
  }

  /** Builds the site at `root` so many times, each time into a new folder. */
  async builds(root: string, runs: number): Promise<Builds> {
    const known = this.#builds.get(root);
    if (known) return known;
    const builds = this.repeat(runs, () => this.build(root, this.newFolder()));
    this.#builds.set(root, builds);
    return builds;
  }

  /** Builds the site at `root` once: the whole command, as a maintainer would run it. */
  build(root: string, out: string): Promise<ProcessRun> {
    const args = [join(PROJECT, 'scripts/build.ts'), '--root', root, '--out', out];
    return measureProcess({ args }, this.signal);
  }

  async repeat(times: number, run: () => Promise<ProcessRun>): Promise<Builds> {
    const runs: ProcessRun[] = [];
    for (let time = 0; time < times; time++) runs.push(await run());
    const walls = runs.map(({ wall }) => wall).sort((a, b) => a - b);
    return { runs, median: walls[times >> 1] ?? 0, fastest: walls[0] ?? 0 };
  }

  /** Removes all that was made. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
