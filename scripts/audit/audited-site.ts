import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ServedSite, serveDist } from '../browser/serve-dist.ts';
import type { Manifest } from '../shared/contracts.ts';
import { publishedPaths } from '../shared/published-paths.ts';
import { outputFolder } from '../shared/urls.ts';

type Compress = (request: object, response: object, next: () => void) => void;

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

  read(file: string): string {
    return readFileSync(join(this.dist, file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(join(this.dist, file));
  }

  /** The first file below `assets/` with this extension, relative to `dist/`. */
  anAsset(extension: string): string | undefined {
    return this.read('.built-files')
      .split('\n')
      .find((file) => file.startsWith('assets/') && file.endsWith(extension));
  }

  /** Changes a file, to plant a fault in a copy. @throws Error when the change has no effect. */
  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file);
    const changed = change(text);
    if (changed === text)
      throw new Error(`The fault could not be planted: nothing in ${file} has changed.`);
    writeFileSync(join(this.dist, file), changed);
  }

  /** Adds markup below the heading of the first page, to plant a fault in a copy. */
  addMarkup(markup: string): void {
    this.edit(this.fileOf(this.routes[0] ?? '/'), (html) =>
      html.replace('</h1>', `</h1>${markup}`),
    );
  }

  /** Copies the site and limits the copy to its smallest page, which is enough to find one fault. */
  copyTo(folder: string): AuditedSite {
    cpSync(this.dist, folder, { recursive: true });
    const size = (route: string) => this.read(this.fileOf(route)).length;
    const [smallest = '/'] = this.routes.toSorted((one, other) => size(one) - size(other));
    return new AuditedSite(folder, [smallest]);
  }

  /**
   * Serves the folder as `npm start` does, compressed; the server is started once. @returns its origin with the base.
   */
  async origin(): Promise<string> {
    // The same module that `serve` compresses with.
    const fromServe = createRequire(import.meta.resolve('serve/package.json'));
    const compress = (fromServe('compression') as () => Compress)();
    this.#served ??= serveDist(
      this.dist,
      (request, response) =>
        new Promise((resolve) =>
          compress(request, response, () => resolve(answerBeside(this.base, request, response))),
        ),
    );
    return (await this.#served).origin + this.base.slice(0, -1);
  }

  async close(): Promise<void> {
    await (await this.#served)?.close();
  }
}

/**
 * Removes the base from a request's URL. A URL outside the base is answered with 404. @returns whether it was
 * answered.
 */
function answerBeside(base: string, request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? '/';
  if (!url.startsWith(base)) {
    response.writeHead(404).end();
    return true;
  }
  request.url = `/${url.slice(base.length)}`;
  return false;
}

function readManifest(dist: string): Manifest {
  const file = join(dist, 'manifest.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    `There is no site in ${dist}: it has no manifest.json. Run \`npm run build\` first, or name a built site with --dist.`,
  );
}
