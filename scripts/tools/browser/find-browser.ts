import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../../prerender/options.ts';

/** A Chromium on disk, and the environment variables that its process needs. */
interface FoundBrowser {
  executablePath: string;
  env: { [name: string]: string };
}

/**
 * Finds a Chromium to test with: the one in `CHROME_PATH`; on Linux x64 the one from `npm ci`; elsewhere an installed
 * Chrome, Chromium or Edge.
 *
 * @throws Error that says what to do when there is none.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROME_PATH;
  if (named) return { executablePath: named, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  const installed = usualPlaces().find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: {} };
  throw new Error(
    `There is no browser to test with on ${process.platform} ${process.arch}. Install Chrome, Chromium or Edge, or set CHROME_PATH to the path of one.`,
  );
}

/** Where installers put a Chrome, Chromium or Edge. */
function usualPlaces(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
      );
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) =>
        ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(
          (file) => join(process.env[folder] ?? '', file),
        ),
      );
    default:
      return ['google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'].flatMap((name) => [
        `/usr/bin/${name}`,
        `/snap/bin/${name}`,
      ]);
  }
}

/**
 * Unpacks the Chromium of the package `@sparticuz/chromium` (Linux x64) into a folder of that package, once. It comes
 * with the libraries that a bare machine lacks (NSS, NSPR, expat), a software renderer and one font, so that neither
 * system packages nor system fonts change what a test sees.
 *
 * Several processes may do this at once: each unpacks into its own folder, and the first to rename it wins.
 */
async function unpackChromium(): Promise<FoundBrowser> {
  const folder = join(PROJECT, 'node_modules/@sparticuz/chromium/unpacked');
  if (!existsSync(folder)) {
    const staging = await mkdtemp(`${folder}-`);
    try {
      await unpackInto(staging);
      await rename(staging, folder).catch((error: Error) => {
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/**
 * The package unpacks to `os.tmpdir()`, and its libraries only if it believes it is on AWS Lambda. Both are decided by
 * environment variables, set here for one child process.
 */
async function unpackInto(folder: string): Promise<void> {
  const entry = JSON.stringify(import.meta.resolve('@sparticuz/chromium'));
  const script = `await (await import(${entry})).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  await writeFile(join(folder, 'fonts/fonts.conf'), fontConfiguration);
}

/** The package's own file names folders of AWS Lambda. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
