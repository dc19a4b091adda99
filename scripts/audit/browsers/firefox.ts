import type { AuditContext } from '../audit-context.ts';
import { findProgram } from '../find-program.ts';
import type { OpenOptions, OtherBrowser } from './other-browser.ts';

/** The part of Puppeteer's API that is used. */
interface Puppeteer {
  default: { launch: (options: object) => Promise<Browser> };
}

interface Browser {
  version: () => Promise<string>;
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
}

interface Page {
  goto: (url: string) => Promise<unknown>;
  evaluate: <A extends readonly unknown[], T>(
    script: (...args: A) => T,
    ...args: A
  ) => Promise<Awaited<T>>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
}

/** Opens an installed Firefox by WebDriver BiDi, which needs no driver. @throws NotRun when there is none. */
export async function openFirefox(
  context: AuditContext,
  { lessMotion }: OpenOptions,
): Promise<OtherBrowser> {
  const executablePath = findProgram('Firefox', 'firefox-esr', 'firefox');
  const { default: puppeteer } = await context.tool<Puppeteer>('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': Number(lessMotion) },
  });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('/', ' '),
    goto: async (url) => void (await page.goto(url)),
    run: (script, ...args) => page.evaluate(script, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
