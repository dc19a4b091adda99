import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { messageOf } from './faults/fault.ts';

/** What an npm script is called, and what it takes. `--help` goes without saying. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  /** `diff`, for `npm run diff`. */
  name: string;
  /** What `--help` prints. */
  usage: string;
  options: Options;
  /** Whether it takes more than options. */
  allowPositionals?: boolean;
  /** The exit code when it cannot do its work; 1 by default. */
  failure?: number;
}

/**
 * Reads a command line.
 *
 * @throws Error that names what the command does not take, or an option that npm has kept for itself.
 */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  { name, options, allowPositionals = false }: Omit<Command<Options>, 'usage'>,
  args: readonly string[],
) {
  const kept = Object.keys(options).find(isKeptByNpm);
  if (kept !== undefined) {
    throw new Error(
      `npm has kept --${kept} for itself. Write -- before the options: npm run ${name} -- --${kept} …`,
    );
  }
  return parseArgs({ args: [...args], options, allowPositionals });
}

/** Whether an option of `npm run` stood before the `--`, or there was none: npm says so in the environment. */
function isKeptByNpm(option: string): boolean {
  return `npm_config_${option.replaceAll('-', '_')}` in process.env;
}

/**
 * Runs a command with the arguments of this process. With `--help` among them it prints the usage and does nothing else;
 * an error is printed as its message.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  run: (line: ReturnType<typeof readCommandLine<Options>>) => Promise<void>,
): Promise<void> {
  const { usage, failure = 1 } = command;
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    await run(readCommandLine(command, args));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = failure;
  }
}
