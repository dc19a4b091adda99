import { parseArgs } from 'node:util';
import { BuildFailure, messageOf } from '../build/faults/fault.ts';
import { type BuildOptions, readOptions } from '../build/options.ts';
import { LOOPBACK } from './listen.ts';

export const DEV_USAGE = `Usage: npm run dev -- [options]

  --root DIR    folder with pages/, layouts/, components/, assets/ (default: the project)
  --base /path/ path that the site is served under (default: /)
  --port N      the first port to try (default: 3000)
  --host NAME   the address to listen on; 0.0.0.0 lets other machines in (default: localhost)
  --help        this text
`;

export interface DevOptions {
  build: BuildOptions;
  /** The first port to try; 0 for any free one. */
  port: number;
  /** The name or address to listen on. */
  host: string;
}

/**
 * Reads the command line, without `--help`.
 *
 * @throws BuildFailure with a fault for each option that cannot be used.
 */
export function readDevOptions(args: readonly string[]): DevOptions {
  const { port = '3000', host = LOOPBACK, ...rest } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw unusable(`--port is "${port}"; it must be a number from 0 to 65535.`);
  }
  const build = readOptions(Object.entries(rest).map(([name, value]) => `--${name}=${value}`));
  return { build: { ...build, react: 'development' }, port: Number(port), host };
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        root: string,
        base: string,
        port: string,
        host: string,
      },
    }).values;
  } catch (error) {
    throw unusable(messageOf(error));
  }
}

function unusable(why: string): BuildFailure {
  return new BuildFailure([
    {
      what: 'An option of npm run dev is wrong',
      why,
      fix: 'Correct it. `npm run dev -- --help` lists all options.',
    },
  ]);
}
