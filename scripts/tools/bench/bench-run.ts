import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFile } from '../../prerender/files/write-file.ts';
import { PROJECT } from '../../prerender/options.ts';
import { fetchPackages } from '../packages/fetch-packages.ts';
import { measureProcess, type ProcessRun } from './measure-process.ts';
import { siteWords } from './site-words.ts';
import { astro } from './tools/astro.ts';
import { eleventy } from './tools/eleventy.ts';
import { ENGINE, pointwork } from './tools/pointwork.ts';
import type { SiteTool } from './tools/site-tool.ts';

/** A section of the benchmark's output. */
export interface Section {
  /** For `--only`. */
  name: string;
  title: string;
  /** Measures, and returns the text below the title. */
  measure: (bench: Bench) => Promise<string>;
}

/** The sources of a site, and how they are built. */
export interface BuildableSite {
  root: string;
  /** The arguments of Node that build it into `out`, with `root` as working directory. */
  build: (out: string) => readonly string[];
}

/** The folder in which all tools cache results, below the root of a site. */
const CACHE = '.cache';

/**
 * A run of the benchmark: makes sites, and measures how they are built.
 *
 * Nothing is deleted before the end, because that would distort the times: after many deletions, ext4 is up to ten times
 * slower at creating files, for some minutes.
 */
export class Bench {
  readonly tools: readonly SiteTool[];
  readonly #signal: AbortSignal;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pointwork-bench-'));

  /** @param hasPeers also installs and measures other tools. */
  constructor(hasPeers: boolean, signal: AbortSignal) {
    this.tools = hasPeers ? [pointwork, eleventy, astro] : [pointwork];
    this.#signal = signal;
  }

  /** The site of this project. Its caches are in a folder of this run. */
  get project(): BuildableSite {
    return {
      root: this.newFolder(),
      build: (out) => [...ENGINE, '--root', PROJECT, '--out', out],
    };
  }

  /** Writes a generated site. */
  async site(tool: SiteTool, routes: number): Promise<BuildableSite> {
    const root = this.newFolder();
    for (const [file, text] of Object.entries(tool.shared)) writeFile(root, file, text);
    for (const page of siteWords(routes)) {
      writeFile(root, tool.pageFile(page.path), tool.pageSource(page));
    }
    if (tool !== pointwork) {
      const packages = await fetchPackages('bench', join(import.meta.dirname, 'peers'));
      symlinkSync(join(packages, 'node_modules'), join(root, 'node_modules'));
    }
    return { root, build: tool.build };
  }

  /** The path of an empty folder. */
  newFolder(): string {
    return mkdtempSync(join(this.#folder, 'site-'));
  }

  /** Builds a site without any cache. */
  cold(site: BuildableSite, out: string): Promise<ProcessRun> {
    const cache = join(site.root, CACHE);
    if (existsSync(cache)) renameSync(cache, join(this.newFolder(), CACHE));
    return this.warm(site, out);
  }

  /** Builds a site with the caches of earlier builds. */
  warm({ root, build }: BuildableSite, out: string): Promise<ProcessRun> {
    return measureProcess(build(out), this.#signal, root, {
      ...process.env,
      NODE_ENV: undefined,
      ASTRO_TELEMETRY_DISABLED: '1',
      POINTWORK_CACHE: join(root, CACHE),
    });
  }

  /** Deletes everything that the run has written. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
