import { callInPage } from '../../browser/call-in-page.ts';
import { findProgram } from '../find-program.ts';
import { type Puppeteer, tool } from '../tools.ts';
import { type OtherBrowser, WINDOW } from './other-browser.ts';

/** Opens an installed Firefox by WebDriver BiDi, which needs no driver. @throws NotRun when there is none. */
export async function openFirefox(): Promise<OtherBrowser> {
  const executablePath = findProgram('Firefox', 'firefox-esr', 'firefox');
  const { default: puppeteer } = await tool<Puppeteer>('puppeteer-core');
  const options = { browser: 'firefox', executablePath, defaultViewport: WINDOW };
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('/', ' '),
    goto: (url) => page.goto(url),
    evaluate: (script, ...args) => page.evaluate(callInPage(script, ...args)),
    click: (selector) => page.click(selector),
    close: () => browser.close(),
  };
}
