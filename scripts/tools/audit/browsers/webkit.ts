import { globSync } from 'node:fs';
import { callInPage } from '../../browser/call-in-page.ts';
import { startServer } from '../../start-server.ts';
import { findProgram, NotRun } from '../check.ts';
import { type OtherBrowser, WINDOW } from './other-browser.ts';

/** The small browser for WebKitGTK in Debian and Ubuntu. */
const SHELLS = '/usr/lib/*/webkit2gtk-*/MiniBrowser';

/** How long a script may run, in milliseconds. Without a graphics processor, scrolling through a page takes long. */
const SCRIPT_TIMEOUT = 120_000;

interface Session {
  sessionId: string;
}

/** Opens an installed WebKitGTK on a virtual screen, by WebDriver. @throws NotRun when there is none. */
export async function openWebkit(): Promise<OtherBrowser> {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('xvfb-run');
  const [binary] = globSync(SHELLS);
  if (!binary) throw new NotRun(`there is no ${SHELLS}; install webkit2gtk-driver`);

  const server = await startServer((port) => [screen, '-a', driver, `--port=${port}`]);
  try {
    const { sessionId } = await post<Session>(`${server.origin}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          timeouts: { script: SCRIPT_TIMEOUT },
        },
      },
    });
    const send = <T>(command: string, parameters: object) =>
      post<T>(`${server.origin}/session/${sessionId}/${command}`, parameters);
    await send('window/rect', { x: 0, y: 0, ...WINDOW });
    return {
      goto: (url) => send('url', { url }),
      evaluate: (script, ...args) =>
        send('execute/sync', { script: `return ${callInPage(script, ...args)}`, args: [] }),
      click: async (selector) => {
        const element = await send<object>('element', { using: 'css selector', value: selector });
        await send(`element/${Object.values(element)[0]}/click`, {});
      },
      close: server.close,
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Sends a command of the W3C's WebDriver protocol. @throws Error that says why the browser refuses it. */
async function post<T>(url: string, parameters: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: T & { message: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}
