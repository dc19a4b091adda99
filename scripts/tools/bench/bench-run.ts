import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFile } from '../../prerender/files/write-file.ts';
import { PROJECT } from '../../prerender/options.ts';
import { fetchPackages } from '../packages/fetch-packages.ts';
import { copyEngine } from './copy-engine.ts';
import { linkPackages } from './link-packages.ts';
import { measureProcess, type ProcessRun } from './measure-process.ts';
import { siteWords } from './site-words.ts';
import { PEERS } from './tools/peers.ts';
import type { EngineCopy } from './tools/pointwork.ts';
import type { SiteTool } from './tools/site-tool.ts';

/** A section of the benchmark's output. */
export interface Section {
  /** For `--only`. */
  name: string;
  title: string;
  /** Whether it is printed with `--peers`, without, or in both cases. */
  peers: 'with' | 'without' | 'either';
  /** Measures, and returns the text below the title. */
  measure: (bench: Bench) => Promise<string>;
}

export interface BenchOptions {
  /** Leaves out the large sites. */
  isQuick: boolean;
  /** Also downloads and measures other tools. */
  hasPeers: boolean;
}

/** The sources of a site, and how they are built. */
export interface BuildableSite {
  root: string;
  /** The arguments of Node that build it into `out`. */
  build: (out: string) => readonly string[];
}

/** Folders in which tools cache results, below the root of a site or of the engine. */
const CACHES = ['node_modules/.cache', 'node_modules/.astro', 'node_modules/.vite', '.astro'];

/**
 * A run of the benchmark: makes sites, and measures how they are built.
 *
 * Nothing is deleted before the end, because that would distort the times: after many deletions, ext4 is up to ten times
 * slower at creating files, for some minutes.
 */
export class Bench {
  readonly options: BenchOptions;
  readonly signal: AbortSignal;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pointwork-bench-'));
  readonly #sites = new Map<string, BuildableSite>();
  #engine: EngineCopy | undefined;
  #folders = 0;

  constructor(options: BenchOptions, signal: AbortSignal) {
    this.options = options;
    this.signal = signal;
  }

  /** A copy of this project, so that the benchmark neither uses nor changes the project's own caches. */
  get engine(): EngineCopy {
    this.#engine ??= copyEngine(PROJECT, this.newFolder());
    return this.#engine;
  }

  /** The site of this project, in that copy. */
  get project(): BuildableSite {
    const { root, buildCommand } = this.engine;
    return { root, build: (out) => [...buildCommand, '--out', out] };
  }

  /** A generated site. It is written on the first call with the same arguments. */
  async site(tool: SiteTool, routes: number): Promise<BuildableSite> {
    const key = `${tool.name} ${routes}`;
    const known = this.#sites.get(key);
    if (known) return known;
    const root = this.newFolder();
    for (const [file, text] of Object.entries(tool.shared)) writeFile(root, file, text);
    for (const page of siteWords(routes)) {
      writeFile(root, tool.pageFile(page.path), tool.pageSource(page));
    }
    if (tool.isFetched) linkPackages(await this.fetchPeers(), root);
    const site = { root, build: tool.build };
    this.#sites.set(key, site);
    return site;
  }

  /** The path of a folder that does not exist yet. */
  newFolder(): string {
    this.#folders += 1;
    return join(this.#folder, String(this.#folders));
  }

  /** Builds a site without any cache. By default, into a new folder. */
  cold({ root, build }: BuildableSite, out = this.newFolder()): Promise<ProcessRun> {
    for (const folder of [root, this.engine.root]) {
      for (const cache of CACHES.map((name) => join(folder, name)).filter(existsSync)) {
        renameSync(cache, this.newFolder());
      }
    }
    return this.warm({ root, build }, out);
  }

  /** Builds a site with the caches of earlier builds. */
  warm({ root, build }: BuildableSite, out: string): Promise<ProcessRun> {
    return measureProcess(build(out), this.signal, root);
  }

  async repeat(times: number, run: () => Promise<ProcessRun>): Promise<ProcessRun[]> {
    const runs: ProcessRun[] = [];
    for (let time = 0; time < times; time++) runs.push(await run());
    return runs;
  }

  fetchPeers(): Promise<string> {
    return fetchPackages(PEERS, (line) => console.error(`${line} …`));
  }

  /** Deletes everything that the run has written. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
