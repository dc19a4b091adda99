import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../server/find-free-port.ts';
import type { AuditContext } from '../audit-context.ts';
import { findProgram } from '../find-program.ts';
import { NotRun } from '../not-run.ts';
import { waitForServer } from '../wait-for-server.ts';
import type { OpenOptions, OtherBrowser } from './other-browser.ts';

/** The part of Selenium's API that is used. */
interface Selenium {
  Builder: new () => Builder;
  By: { css: (selector: string) => unknown };
}

interface Builder {
  usingServer: (url: string) => Builder;
  withCapabilities: (capabilities: object) => Builder;
  build: () => Promise<Driver>;
}

interface Driver {
  get: (url: string) => Promise<void>;
  executeScript: <T>(script: unknown, ...args: readonly unknown[]) => Promise<T>;
  findElement: (by: unknown) => {
    click: () => Promise<void>;
    sendKeys: (text: string) => Promise<void>;
  };
  getCapabilities: () => Promise<{ get: (name: string) => string }>;
  manage: () => {
    setTimeouts: (timeouts: { script: number }) => Promise<void>;
    window: () => { setRect: (rect: object) => Promise<unknown> };
  };
  quit: () => Promise<void>;
}

/** The small browser for WebKitGTK in Debian and Ubuntu. */
const SHELLS = '/usr/lib/*/webkit2gtk-*/MiniBrowser';

const FIRST_PORT = 8200;

/** How long a script may run, in milliseconds. */
const SCRIPT_TIMEOUT = 120_000;

/** Opens an installed WebKitGTK on a virtual screen. @throws NotRun when there is none. */
export async function openWebkit(
  context: AuditContext,
  { lessMotion }: OpenOptions,
): Promise<OtherBrowser> {
  findProgram('WebKitGTK', ['WebKitWebDriver']);
  const screen = findProgram('A screen in memory', ['xvfb-run']);
  const [binary] = globSync(SHELLS);
  if (!binary)
    throw new NotRun(`WebKitGTK has no MiniBrowser in ${SHELLS}; install webkit2gtk-driver`, true);
  const { Builder, By } = await context.tool<Selenium>('selenium-webdriver');

  const folder = mkdtempSync(join(tmpdir(), 'pointwork-webkit-'));
  const port = await findFreePort(FIRST_PORT);
  const driverProcess = spawn(
    screen,
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      // In a process group of its own, so that the screen ends together with the driver.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, ...settings(folder, lessMotion) },
    },
  );
  const end = async () => {
    if (driverProcess.pid && driverProcess.exitCode === null) {
      process.kill(-driverProcess.pid);
      await once(driverProcess, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    if (!(await waitForServer(`${server}/status`, driverProcess))) {
      throw new Error('WebKitWebDriver did not answer. Run it by hand to see why.');
    }
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
    // Without a graphics processor, scrolling through a page may take long.
    await driver.manage().setTimeouts({ script: SCRIPT_TIMEOUT });
    const element = (selector: string) => driver.findElement(By.css(selector));
    const version = (await driver.getCapabilities()).get('browserVersion');
    return {
      name: `WebKitGTK ${version}`,
      goto: (url) => driver.get(url),
      run: (script, ...args) => driver.executeScript(script, ...args),
      click: (selector) => element(selector).click(),
      type: (selector, text) => element(selector).sendKeys(text),
      resize: async (width, height) => {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      },
      close: async () => {
        await driver.quit();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** GTK takes the wish for reduced motion from its settings file only. */
function settings(folder: string, lessMotion: boolean): Record<string, string> {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(!lessMotion)}\n`,
  );
  return { XDG_CONFIG_HOME: folder };
}
