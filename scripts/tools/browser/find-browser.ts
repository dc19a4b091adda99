import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type UnpackedChromium, unpackChromium } from './unpack-chromium.ts';

/**
 * Finds a Chromium to test with: the one in `CHROME_PATH`; on Linux x64 the one from `npm ci`; elsewhere an installed
 * Chrome, Chromium or Edge.
 *
 * @throws Error that says what to do when there is none.
 */
export async function findBrowser(): Promise<UnpackedChromium> {
  const named = process.env.CHROME_PATH;
  if (named) return { executablePath: named, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  const installed = usualPlaces().find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: {} };
  throw new Error(
    `There is no browser to test with on ${process.platform} ${process.arch}. Install Chrome, Chromium or Edge, or set CHROME_PATH to the path of one.`,
  );
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const folders = ['/Applications', join(process.env.HOME ?? '', 'Applications')];
    return folders.flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    );
  }
  if (process.platform === 'win32') {
    const files = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': x86, LOCALAPPDATA } = process.env;
    return [PROGRAMFILES, x86, LOCALAPPDATA].flatMap((folder) =>
      folder ? files.map((file) => join(folder, file)) : [],
    );
  }
  const commands = [
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
  ];
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    commands.map((command) => join(folder, command)),
  );
}
