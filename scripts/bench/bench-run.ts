import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fetchPackages } from '../packages/fetch-packages.ts';
import { copyEngine } from './copy-engine.ts';
import { linkPackages } from './link-packages.ts';
import { measureProcess, type ProcessRun } from './measure-process.ts';
import { PEERS } from './tools/peers.ts';
import type { EngineCopy } from './tools/pointwork.ts';
import type { SiteTool } from './tools/site-tool.ts';
import { writeSite } from './write-site.ts';

/** One part of the benchmark. */
export interface Section {
  /** For `--only`. */
  name: string;
  title: string;
  /** Whether it is made with `--peers`, without, or either way. */
  peers: 'with' | 'without' | 'either';
  /** Returns what is printed below the title. */
  measure: (bench: Bench) => Promise<string>;
}

export interface BenchOptions {
  /** Leaves out the large sites. */
  isQuick: boolean;
  /** Fetches other tools, and measures them in the same run. */
  hasPeers: boolean;
}

/** The sources of a site, and how they are built. */
export interface BuildableSite {
  root: string;
  /** The arguments of Node that build it into `out`. */
  build: (out: string) => readonly string[];
}

/** The project that this file is part of. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/** Where tools keep what they have made, below the root of a site or of the engine. */
const CACHES = ['node_modules/.cache', 'node_modules/.astro', 'node_modules/.vite', '.astro'];

/**
 * A run of the benchmark: makes sites, builds them and measures it.
 *
 * Nothing is removed before the end. ext4 does not hand out the places of files that were removed within the last
 * minutes and searches its way around them, which makes every new file up to ten times slower.
 */
export class Bench {
  readonly options: BenchOptions;
  readonly signal: AbortSignal;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pointwork-bench-'));
  readonly #sites = new Map<string, BuildableSite>();
  #engine: EngineCopy | undefined;
  #names = 0;

  constructor(options: BenchOptions, signal: AbortSignal) {
    this.options = options;
    this.signal = signal;
  }

  /** A copy of this project: what is measured must not depend on, nor change, what the project has cached. */
  get engine(): EngineCopy {
    this.#engine ??= copyEngine(PROJECT, this.newFolder());
    return this.#engine;
  }

  /** The copy, as a site. */
  get project(): BuildableSite {
    const { root, buildCommand } = this.engine;
    return { root, build: (out) => [...buildCommand, '--out', out] };
  }

  /** A generated site, written when it is first asked for. */
  async site(tool: SiteTool, routes: number): Promise<BuildableSite> {
    const key = `${tool.name} ${routes}`;
    const known = this.#sites.get(key);
    if (known) return known;
    const root = this.newFolder();
    writeSite(root, tool, routes);
    if (tool.isFetched) linkPackages(await this.fetchPeers(), root);
    const site = { root, build: tool.build };
    this.#sites.set(key, site);
    return site;
  }

  /** The path of a folder that does not exist yet. */
  newFolder(): string {
    this.#names += 1;
    return join(this.#folder, String(this.#names));
  }

  /** Builds a site without anything that was kept from an earlier build, into a new folder. */
  cold({ root, build }: BuildableSite, out = this.newFolder()): Promise<ProcessRun> {
    for (const folder of [root, this.engine.root]) {
      for (const cache of CACHES.map((name) => join(folder, name)).filter(existsSync)) {
        renameSync(cache, this.newFolder());
      }
    }
    return this.warm({ root, build }, out);
  }

  /** Builds a site with what was kept. */
  warm({ root, build }: BuildableSite, out: string): Promise<ProcessRun> {
    return measureProcess({ args: build(out), cwd: root }, this.signal);
  }

  async repeat(times: number, run: () => Promise<ProcessRun>): Promise<ProcessRun[]> {
    const runs: ProcessRun[] = [];
    for (let time = 0; time < times; time++) runs.push(await run());
    return runs;
  }

  fetchPeers(): Promise<string> {
    return fetchPackages(PEERS, (line) => console.error(`${line} …`));
  }

  /** Removes all that was made. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
