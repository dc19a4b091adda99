import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Intercept, type ServedSite, serveDist } from '../browser/serve-dist.ts';
import { readSitePages } from '../read-site-pages.ts';

/** A folder that the build has published. */
export class AuditedSite {
  readonly dist: string;
  /** `/`, or the base path it was built for. */
  readonly base: string;
  readonly routes: readonly string[];
  /** Path → HTML file, relative to `dist/`; error pages are included. */
  readonly pages: ReadonlyMap<string, string>;
  #served: Promise<ServedSite> | undefined;

  /** @throws Error that says what to do when the folder is not a built site. */
  constructor(dist: string) {
    const { base, routes, files } = readSitePages(dist);
    this.dist = dist;
    this.base = base;
    this.routes = routes;
    this.pages = files;
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
