import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../server/find-free-port.ts';
import type { AuditContext } from '../audit-context.ts';
import { findProgram } from '../find-program.ts';
import { NotRun } from '../not-run.ts';
import { waitForServer } from '../wait-for-server.ts';
import type { OpenOptions, OtherBrowser } from './other-browser.ts';

/** The small browser for WebKitGTK in Debian and Ubuntu. */
const SHELLS = '/usr/lib/*/webkit2gtk-*/MiniBrowser';

const FIRST_PORT = 8200;

/** How long a script may run, in milliseconds. */
const SCRIPT_TIMEOUT = 120_000;

/** Opens an installed WebKitGTK on a virtual screen, by WebDriver. @throws NotRun when there is none. */
export async function openWebkit(
  _: AuditContext,
  { lessMotion }: OpenOptions,
): Promise<OtherBrowser> {
  findProgram('WebKitGTK', 'WebKitWebDriver');
  const screen = findProgram('A screen in memory', 'xvfb-run');
  const [binary] = fs.globSync(SHELLS);
  if (!binary)
    throw new NotRun(`WebKitGTK has no MiniBrowser in ${SHELLS}; install webkit2gtk-driver`);

  const folder = mkdtempSync(join(tmpdir(), 'pointwork-webkit-'));
  const port = await findFreePort(FIRST_PORT);
  const driver = spawn(
    screen,
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      // In a process group of its own, so that the screen ends together with the driver.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, ...settings(folder, lessMotion) },
    },
  );
  const close = async () => {
    if (driver.pid && driver.exitCode === null) {
      process.kill(-driver.pid);
      await once(driver, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    if (!(await waitForServer(`${server}/status`, driver))) {
      throw new Error('WebKitWebDriver did not answer. Run it by hand to see why.');
    }
    const { sessionId, capabilities } = await post<Session>(`${server}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          // Without a graphics processor, scrolling through a page may take long.
          timeouts: { script: SCRIPT_TIMEOUT },
        },
      },
    });
    const send = <T>(command: string, parameters: object) =>
      post<T>(`${server}/session/${sessionId}/${command}`, parameters);
    const element = async (selector: string) => {
      const found = await send<object>('element', { using: 'css selector', value: selector });
      return `element/${Object.values(found)[0]}`;
    };
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      goto: (url) => send('url', { url }),
      evaluate: (script, ...args) =>
        send('execute/sync', { script: `return (${script}).apply(null, arguments)`, args }),
      click: async (selector) => send(`${await element(selector)}/click`, {}),
      type: async (selector, text) => send(`${await element(selector)}/value`, { text }),
      setViewport: (size) => send('window/rect', { x: 0, y: 0, ...size }),
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

/** GTK reads the preference for reduced motion only from its settings file. */
function settings(folder: string, lessMotion: boolean): Record<string, string> {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(!lessMotion)}\n`,
  );
  return { XDG_CONFIG_HOME: folder };
}
