import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runBuild as runCommand } from '../../../scripts/prerender/run-build.ts';
import { prepareNode, projectRoot } from '../project-root.ts';

/** The options of `npm run build`. Those left out have the command's own defaults. */
export interface BuildOptions {
  /** The folder with `pages/`, `layouts/` and so on. */
  root?: string;
  out?: string;
  base?: string;
  /** `--site-url`, such as `https://www.example.com`. */
  siteUrl?: string;
  /** `--timeout`, in seconds. */
  timeout?: number;
  args?: readonly string[];
  /** Environment variables to set; `undefined` removes one. */
  environment?: NodeJS.ProcessEnv;
  /** The working directory; the repository by default. */
  cwd?: string;
  /** Shell commands to run first in the same process: `umask 077`, `ulimit -f 100`. */
  prelude?: string;
  /** Kills the build when aborted. */
  signal?: AbortSignal;
  /** With this signal, by default that of `kill -9`. */
  kill?: NodeJS.Signals;
  /** A process of its own, also where nothing else here asks for one. */
  ownProcess?: boolean;
}

interface BuildResult {
  /** The exit code, or `null` if a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a build and waits for its end: as a child process, `node scripts/build.ts`, where what is tested needs one, else
 * in this process, which takes a fifth less. A failed build does not reject: look at `code` and `stderr`.
 */
export function runBuild(options: BuildOptions = {}): Promise<BuildResult> {
  const { cwd, environment, prelude, signal, ownProcess = false } = options;
  const needsProcess = ownProcess || cwd || environment || prelude || signal;
  return needsProcess ? runProcess(options) : runHere(options);
}

async function runHere(options: BuildOptions): Promise<BuildResult> {
  // As scripts/build.ts has it.
  process.env.TZ = 'UTC';
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(stdout), text(stderr)]);
  const code = await runCommand(commandLine(options), { stdout, stderr });
  // The command has made the root of the site its working directory.
  process.chdir(projectRoot);
  for (const stream of [stdout, stderr]) stream.end();
  const [out, faults] = await printed;
  return { code, stdout: out, stderr: faults };
}

async function runProcess(options: BuildOptions): Promise<BuildResult> {
  const { prelude, cwd = projectRoot, environment, signal, kill = 'SIGKILL' } = options;
  const [command = '', ...args] = [
    // The shell is replaced by the build, so that the process to kill is the build itself.
    ...(prelude === undefined ? [] : ['sh', '-c', `${prelude} && exec "$0" "$@"`]),
    process.execPath,
    ...prepareNode,
    join(projectRoot, 'scripts/build.ts'),
    ...commandLine(options),
  ];
  const build = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: kill,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    build.once('close', resolve).on('error', (error) => signal?.aborted || reject(error));
  });
  const printed = [text(build.stdout), text(build.stderr)] as const;
  const [code, stdout, stderr] = await Promise.all([ended, ...printed]);
  return { code, stdout, stderr };
}

function commandLine({ root, out, base, siteUrl, timeout, args = [] }: BuildOptions): string[] {
  const named = { root, out, base, 'site-url': siteUrl, timeout };
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return [...given.flatMap(([name, value]) => [`--${name}`, String(value)]), ...args];
}
