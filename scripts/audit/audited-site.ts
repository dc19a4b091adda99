import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Intercept, type ServedSite, serveDist } from '../browser/serve-dist.ts';
import { publishedPaths } from '../shared/published-paths.ts';
import { outputFolder } from '../shared/urls.ts';
import { readManifest } from '../snapshot/read-manifest.ts';

/** A folder that the build has published. */
export class AuditedSite {
  readonly dist: string;
  /** `/`, or the base path it was built for. */
  readonly base: string;
  /** The paths of the pages that answer 200. */
  readonly routes: readonly string[];
  /** The routes, and the addresses that lead to the two error pages. */
  readonly pages: readonly string[];
  #served: Promise<ServedSite> | undefined;

  /** @throws Error that says what to do when the folder is not a built site. */
  constructor(dist: string) {
    const manifest = readManifest(dist);
    this.dist = dist;
    this.base = manifest.base;
    this.routes = publishedPaths(manifest);
    this.pages = [...this.routes, '/no/such/page', '/500'];
  }

  /** The HTML file of a page, relative to `dist/`. */
  fileOf(page: string): string {
    if (page === '/500') return '500.html';
    return this.routes.includes(page) ? `${outputFolder(page)}index.html` : '404.html';
  }

  /** The text of a file, one character per byte; undefined if there is none. */
  read(path: string): string | undefined {
    const file = join(this.dist, path);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'latin1') : undefined;
  }

  /** Serves the folder as `npm start` does; the server is started once. @returns its origin with the base. */
  async origin(): Promise<string> {
    this.#served ??= serveDist(this.dist, compressed(), this.base);
    return (await this.#served).at('');
  }

  async close(): Promise<void> {
    await (await this.#served)?.close();
  }
}

/** Compresses every answer, with the same module as `serve`. */
function compressed(): Intercept {
  const fromServe = createRequire(import.meta.resolve('serve/package.json'));
  const compress: (...of: [...Parameters<Intercept>, next: () => void]) => void =
    fromServe('compression')();
  return (request, response) =>
    new Promise((resolve) => compress(request, response, () => resolve(false)));
}
