import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

  /**
   * @param routes if given, only these pages and no error page.
   * @throws Error that says what to do when the folder is not a built site.
   */
  constructor(dist: string, routes?: readonly string[]) {
    this.dist = dist;
    const manifest = readManifest(dist);
    this.base = manifest.base;
    this.routes = routes ?? publishedPaths(manifest);
    this.pages = routes ?? [...this.routes, '/no/such/page', '/500'];
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

  /** Changes a file, to plant a fault in a copy. @throws Error when the change has no effect. */
  edit(path: string, change: (text: string) => string): void {
    const text = this.read(path) ?? '';
    const changed = change(text);
    if (changed === text)
      throw new Error(`The fault could not be planted: nothing in ${path} has changed.`);
    writeFileSync(join(this.dist, path), changed, 'latin1');
  }

  /** Changes the HTML of the first page, to plant a fault in a copy. */
  editPage(change: (html: string) => string): void {
    this.edit(this.fileOf(this.routes[0] ?? '/'), change);
  }

  /** Adds markup below the heading of the first page, to plant a fault in a copy. */
  addMarkup(markup: string): void {
    this.editPage((html) => html.replace('</h1>', `</h1>${markup}`));
  }

  /** Copies the site and limits the copy to its smallest page, which is enough to find one fault. */
  copyTo(folder: string): AuditedSite {
    cpSync(this.dist, folder, { recursive: true });
    const size = (route: string) => this.read(this.fileOf(route))?.length ?? 0;
    const [smallest = '/'] = this.routes.toSorted((one, other) => size(one) - size(other));
    return new AuditedSite(folder, [smallest]);
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
