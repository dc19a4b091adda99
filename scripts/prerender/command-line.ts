import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { BuildFailure, type Fault, formatFaults, messageOf } from './faults/fault.ts';

/** What an npm script is called, and what it takes besides `--help`. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  /** `diff`, for `npm run diff`. */
  name: string;
  options: Options;
  /** Whether it takes more than options. */
  allowPositionals?: boolean;
}

/** What a command line says. */
export interface CommandLine<Options extends ParseArgsOptionsConfig> {
  values: ReturnType<typeof parseArgs<{ options: Options }>>['values'];
  positionals: string[];
}

/**
 * Reads a command line, without `--help`.
 *
 * @throws BuildFailure if it has anything else than the command takes, or if npm has kept an option for itself.
 */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  { name, options, allowPositionals = false }: Command<Options>,
  args: readonly string[],
): CommandLine<Options> {
  const faults = Object.keys(options).flatMap((option) => keptByNpm(name, option) ?? []);
  if (faults.length > 0) throw new BuildFailure(faults);
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    throw new BuildFailure([unusableOption(name, messageOf(error))]);
  }
}

/** npm 11 takes every option before `--` for one of its own, and sets a variable for it. */
function keptByNpm(command: string, option: string): Fault | undefined {
  const value = process.env[`npm_config_${option.replaceAll('-', '_')}`];
  if (value === undefined) return undefined;
  return {
    what: `npm has kept --${option} for itself`,
    why: 'npm passes on only what comes after --.',
    fix: `Write npm run ${command} -- --${option}${value === 'true' ? '' : `=${value}`}.`,
  };
}

/** @param command `build`, for `npm run build`. */
export function unusableOption(command: string, why: string): Fault {
  return {
    what: 'An option that cannot be used',
    why,
    fix: `See npm run ${command} -- --help.`,
  };
}

/**
 * Runs a command with the arguments of this process. With `--help` among them it prints the usage and does nothing else.
 * The process exits when it is told to stop, so that what it has started ends, and what it has made is removed.
 *
 * @param failure the exit code when it cannot do its work.
 * @param stopped the exit code when it is told to stop; null if what it runs decides about that.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  {
    usage,
    failure = 1,
    stopped = failure,
    ...command
  }: Command<Options> & { usage: string; failure?: number; stopped?: number | null },
  run: (line: CommandLine<Options>) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  if (stopped !== null) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => process.exit(stopped));
    }
  }
  try {
    await run(readCommandLine(command, args));
  } catch (error) {
    console.error(error instanceof BuildFailure ? formatFaults(error.faults) : messageOf(error));
    // What has been started would keep the process alive.
    process.exit(failure);
  }
}
