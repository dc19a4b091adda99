import type { AuditContext } from '../audit-context.ts';
import { findProgram } from '../find-program.ts';
import type { OpenOptions, OtherBrowser, OtherPage } from './other-browser.ts';

/** The part of Puppeteer's API that is used. */
interface Puppeteer {
  default: { launch: (options: object) => Promise<Browser> };
}

interface Browser {
  version: () => Promise<string>;
  newPage: () => Promise<OtherPage>;
  close: () => Promise<void>;
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
    goto: (url) => page.goto(url),
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    setViewport: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
