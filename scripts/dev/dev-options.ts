import { readCommandLine, unusableOption } from '../prerender/command-line.ts';
import { BuildFailure } from '../prerender/faults/fault.ts';
import { type BuildOptions, buildOptions } from '../prerender/options.ts';
import { LOOPBACK } from '../server/listen.ts';

export const DEV_USAGE = `Usage: npm run dev -- [options]

  --root DIR    folder with pages/, layouts/, components/, assets/ (default: the project)
  --base /path/ path that the site is served under (default: /)
  --port N      the first port to try (default: 3000)
  --host NAME   the address to listen on; 0.0.0.0 lets other machines in (default: localhost)
  --allow-host NAME
                a name under which a proxy forwards requests; can be given several times
  --help        this text

It follows changes in those four folders, in scripts/runtime/ and scripts/shared/, and in other files that these
import. After any other change, start it again. The variable CHOKIDAR_USEPOLLING=1 is for file systems that tell of no
changes.
`;

export interface DevOptions {
  build: BuildOptions;
  /** The first port to try; 0 for any free one. */
  port: number;
  /** The name or address to listen on. */
  host: string;
  /** Names under which proxies forward requests. */
  allowHosts: readonly string[];
}

/**
 * Reads the command line, without `--help`.
 *
 * @throws BuildFailure with a fault for each option that cannot be used.
 */
export function readDevOptions(args: readonly string[]): DevOptions {
  const string = { type: 'string' } as const;
  const options = {
    root: string,
    base: string,
    port: string,
    host: string,
    'allow-host': { type: 'string', multiple: true },
  } as const;
  const { values } = readCommandLine({ name: 'dev', options }, args);
  const { port = '3000', host = LOOPBACK, 'allow-host': allowHosts = [] } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    const why = `--port is "${port}"; it must be a number from 0 to 65535.`;
    throw new BuildFailure([unusableOption('dev', why)]);
  }
  return { build: buildOptions(values, 'dev'), port: Number(port), host, allowHosts };
}
