import type { CommandLine } from '../prerender/command-line.ts';
import { type BuildOptions, buildOptions } from '../prerender/options.ts';
import { LOOPBACK } from '../server/listen.ts';

export interface DevOptions {
  build: BuildOptions;
  /** The first port to try; 0 for any free one. */
  port: number;
  /** The name or address to listen on. */
  host: string;
  /** Names under which proxies forward requests. */
  allowHosts: readonly string[];
}

const USAGE = `Usage: npm run dev -- [options]

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

const STRING = { type: 'string' } as const;

export const DEV_COMMAND = {
  name: 'dev',
  usage: USAGE,
  // Nobody ends it in another way.
  stopped: 0,
  options: {
    root: STRING,
    base: STRING,
    port: STRING,
    host: STRING,
    'allow-host': { type: 'string', multiple: true },
  },
} as const;

/** @throws BuildFailure with a fault for each option that cannot be used. */
export function readDevOptions({ values }: CommandLine<typeof DEV_COMMAND.options>): DevOptions {
  const { port = '3000', host = LOOPBACK, 'allow-host': allowHosts = [] } = values;
  return { build: buildOptions(values, 'dev'), port: Number(port), host, allowHosts };
}
