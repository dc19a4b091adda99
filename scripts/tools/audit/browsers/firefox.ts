import { createRequire } from 'node:module';
import { auditPackage, findProgram } from '../check.ts';
import { type OtherBrowser, WINDOW } from './other-browser.ts';

/** The part of Puppeteer's API that is used. */
interface Puppeteer {
  default: { launch: (options: object) => Promise<PuppeteerBrowser> };
}

interface PuppeteerBrowser {
  newPage: () => Promise<OtherBrowser>;
  close: () => Promise<void>;
}

/** Opens an installed Firefox by WebDriver BiDi, which needs no driver. @throws NotRun when there is none. */
export async function openFirefox(): Promise<OtherBrowser> {
  const executablePath = findProgram('firefox-esr', 'firefox');
  const require = createRequire(import.meta.url);
  const puppeteer: Puppeteer = require(auditPackage('puppeteer-core'));
  const options = { browser: 'firefox', executablePath, defaultViewport: WINDOW };
  const browser = await puppeteer.default.launch(options);
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    click: (selector) => page.click(selector),
    close: () => browser.close(),
  };
}
