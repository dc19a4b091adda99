import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PROJECT } from '../../prerender/options.ts';

/** A Chromium on disk, and the environment variables that its process needs. */
export interface UnpackedChromium {
  executablePath: string;
  env: { [name: string]: string };
}

/**
 * Unpacks the Chromium of the package `@sparticuz/chromium` (Linux x64) into a folder of that package, once. It comes
 * with the libraries that a bare machine lacks (NSS, NSPR, expat), a software renderer and one font, so that neither
 * system packages nor system fonts change what a test sees.
 *
 * Several processes may do this at once: each unpacks into its own folder, and the first to rename it wins.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
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
  const command = fileURLToPath(new URL('./unpack-into-tmpdir.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [command], {
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
