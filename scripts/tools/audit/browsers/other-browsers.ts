import fs from 'node:fs';
import { findFreePort } from '../../../server/listen.ts';
import { callInPage } from '../../browser/call-in-page.ts';
import { startServer } from '../../start-server.ts';
import { findProgram, NotRun } from '../check.ts';
import { type Puppeteer, tool } from '../tools.ts';

/** One window of a browser other than Chromium, in the words of Puppeteer. */
export interface OtherPage {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page. It cannot use anything outside itself. */
  evaluate: <A extends readonly unknown[], T>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>;
  click: (selector: string) => Promise<void>;
}

export interface OtherBrowser extends OtherPage {
  name: string;
  close: () => Promise<void>;
}

/** In pixels. */
const WINDOW = { width: 1280, height: 900 };

/** The small browser for WebKitGTK in Debian and Ubuntu. */
const SHELLS = '/usr/lib/*/webkit2gtk-*/MiniBrowser';

/** How long a script may run, in milliseconds. Without a graphics processor, scrolling through a page takes long. */
const SCRIPT_TIMEOUT = 120_000;

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

/** Opens an installed WebKitGTK on a virtual screen, by WebDriver. @throws NotRun when there is none. */
export async function openWebkit(): Promise<OtherBrowser> {
  const driver = findProgram('WebKitGTK', 'WebKitWebDriver');
  const screen = findProgram('A screen in memory', 'xvfb-run');
  const [binary] = fs.globSync(SHELLS);
  if (!binary)
    throw new NotRun(`WebKitGTK has no MiniBrowser in ${SHELLS}; install webkit2gtk-driver`);

  const port = await findFreePort();
  const server = `http://127.0.0.1:${port}`;
  const close = await startServer(`${server}/status`, [screen, '-a', driver, `--port=${port}`]);
  try {
    const { sessionId, capabilities } = await post<Session>(`${server}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          timeouts: { script: SCRIPT_TIMEOUT },
        },
      },
    });
    const send = <T>(command: string, parameters: object) =>
      post<T>(`${server}/session/${sessionId}/${command}`, parameters);
    await send('window/rect', { x: 0, y: 0, ...WINDOW });
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      goto: (url) => send('url', { url }),
      evaluate: (script, ...args) =>
        send('execute/sync', { script: `return ${callInPage(script, ...args)}`, args: [] }),
      click: async (selector) => {
        const found = await send<object>('element', { using: 'css selector', value: selector });
        await send(`element/${Object.values(found)[0]}/click`, {});
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Sends a command of the W3C's WebDriver protocol. @throws Error that says why the browser refuses it. */
async function post<T>(url: string, parameters: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: T & { message: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}
