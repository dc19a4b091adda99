import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { basePrefix, htmlBelowBase, withoutBase } from '../browser/below-base.ts';
import { pageErrors } from '../browser/page-errors.ts';
import type { VisitsServer } from './serve-visits.ts';
import type { VisitsRecord } from './visits-record.ts';

/** A visitor to the fixture: what they do, and what they see. */
export class Visitor {
  readonly page: Page;
  readonly site: VisitsServer;
  /** URLs of the documents that were loaded, in order. Visits load none. */
  readonly documents: string[] = [];
  readonly #messages: string[];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(page: Page, site: VisitsServer) {
    this.page = page;
    this.site = site;
    this.#messages = pageErrors(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.documents.push(this.#local(request.url()));
    });
  }

  /** Loads a document, and waits until the runtime has started. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.site.at(path));
    await this.awake();
  }

  /** Waits until the runtime of a document that is loading has started. */
  async awake(): Promise<void> {
    await this.page.waitForSelector('html[data-connection]', { state: 'attached' });
  }

  /** Clicks the first link with this text; if it is on the screen, without scrolling to it. */
  async click(words: string): Promise<void> {
    const link = this.page.getByRole('link', { name: words, exact: true }).first();
    const box = await link.boundingBox();
    const height = this.page.viewportSize()?.height ?? 0;
    if (!box || box.y < 0 || box.y + box.height > height) await link.click();
    else await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Does something that starts a visit (a click on the link with this text), and waits for its end. */
  async visit(action: string | (() => Promise<unknown>)): Promise<void> {
    const ends = await this.page.evaluate(() => window.visits.ends);
    await (typeof action === 'string' ? this.click(action) : action());
    // Playwright's own wait would bring its whole library into each document.
    await this.page.evaluate(
      (before) =>
        new Promise<void>((resolve) => {
          const look = () => window.visits.ends > before && resolve();
          document.addEventListener('visit:end', look);
          look();
        }),
      ends,
    );
  }

  /** Does something that makes the browser load a document, and waits until the runtime has started in it. */
  async load(action: string | (() => Promise<unknown>)): Promise<void> {
    // Requests of the page that is left are aborted.
    this.allowConsole(/net::ERR_ABORTED/);
    await Promise.all([
      this.page.waitForEvent('domcontentloaded'),
      typeof action === 'string' ? this.click(action) : action(),
    ]);
    await this.awake();
  }

  /**
   * Goes back or forward, as the browser's buttons do. Resolves when the call is answered, since the document may
   * unload.
   */
  go(distance: number): Promise<void> {
    return this.page.evaluate((by) => {
      void scheduler.postTask(() => history.go(by));
    }, distance);
  }

  /** Adds markup to the current page. Links in it are paths of the site, as authors write them. */
  async addToPage(html: string): Promise<void> {
    await this.page.evaluate((markup) => {
      document
        .getElementById('page')
        ?.insertAdjacentHTML('afterbegin', window.htmlPolicy?.createHTML(markup) ?? markup);
    }, htmlBelowBase(html));
  }

  /** The address without origin and base. */
  get address(): string {
    return this.#local(this.page.url());
  }

  heading(): Promise<string> {
    return this.page.locator('h1').evaluate((heading) => heading.textContent);
  }

  /** The address, and the heading that is shown there. */
  async shown(): Promise<[address: string, heading: string]> {
    return [this.address, await this.heading()];
  }

  /** How many entries the history has. The first is that of the empty tab. */
  entries(): Promise<number> {
    return this.page.evaluate(() => history.length);
  }

  scrollY(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }

  record(): Promise<VisitsRecord> {
    return this.page.evaluate(() => window.visits);
  }

  async events(): Promise<string[]> {
    return (await this.record()).events;
  }

  /** The small message on the screen. */
  get notice(): Locator {
    return this.page.locator('[data-runtime=notice]');
  }

  /** The path that a layout is fetched from. */
  async layoutPath(name: string): Promise<string> {
    const manifest = await (await fetch(this.site.at('/manifest.json'))).json();
    return withoutBase(manifest.layouts[name]);
  }

  /** The path of the stylesheet of a page. */
  async stylesOf(path: string): Promise<string> {
    const payload = await (await fetch(this.site.at(`${path}.payload.json`))).json();
    return withoutBase(payload.styles[0]);
  }

  /** The first link to a path of the site. */
  link(path: string): Locator {
    return this.page.locator(`a[href="${basePrefix()}${path}"]`).first();
  }

  /** Follows the first link to a path, without a pointer on it, which would prefetch the page. */
  follow(path: string): Promise<void> {
    return this.link(path).dispatchEvent('click');
  }

  /** Shows interest in the page of the first link to a path: by a finger, or a pointer, or the focus. */
  touch(path: string, event = 'touchstart'): Promise<void> {
    return this.link(path).dispatchEvent(event);
  }

  /** Prefetches a page, and waits until a file has arrived; by default its payload. */
  async prefetch(path: string, file = `${path}.payload.json`): Promise<void> {
    const arrived = this.page.waitForEvent('requestfinished', (request) =>
      request.url().includes(file),
    );
    await this.touch(path);
    await arrived;
  }

  /** Gives the page time for the requests it might make: a manifest, then a payload. */
  async comeToRest(): Promise<void> {
    await this.page.evaluate(async (base) => {
      for (const name of ['robots.txt', 'sitemap.xml', 'robots.txt']) {
        await (await fetch(`${base}/${name}`)).text();
      }
    }, basePrefix());
  }

  /** How often a path was requested. */
  asked(path: string): number {
    return this.site.requests.filter((request) => request === path).length;
  }

  /** Console messages that the browser must print. */
  expectConsole(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Console messages that the browser may print, such as those about what the test has broken. */
  allowConsole(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  expectQuietConsole(): void {
    const patterns = [...this.#expected, ...this.#allowed];
    const surprises = this.#messages.filter((text) => !patterns.some((one) => one.test(text)));
    expect(surprises.join('\n')).toBe('');
    const missing = this.#expected.filter((one) => !this.#messages.some((text) => one.test(text)));
    expect(missing).toEqual([]);
  }

  #local(url: string): string {
    return withoutBase(url.replace(this.site.origin, ''));
  }
}
