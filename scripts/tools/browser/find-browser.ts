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
