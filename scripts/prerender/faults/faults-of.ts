import { describeThrown } from './describe-thrown.ts';
import { BuildFailure, type Fault } from './fault.ts';
import { systemFault } from './system-fault.ts';

/**
 * Turns anything that ended a build into faults: its own faults, an error of the operating system, or a bug in the
 * build.
 */
export function faultsOf(thrown: unknown): readonly Fault[] {
  if (thrown instanceof BuildFailure) return thrown.faults;
  return [systemFault(thrown) ?? bug(thrown)];
}

function bug(thrown: unknown): Fault {
  return {
    what: 'The build itself failed',
    why: thrown instanceof Error && thrown.stack ? thrown.stack : describeThrown(thrown),
    fix: 'This is a bug in scripts/, not in the site: report it with these lines.',
  };
}
