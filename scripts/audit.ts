/**
 * `npm run audit`, after the build: looks at the published site as its visitors, their browsers and its hosts do, with tools that
 * are not this project's own. Prints one table, and below it what falls short. Each check is a file in `audit/checks/`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AuditContext } from './audit/audit-context.ts';
import { AuditedSite } from './audit/audited-site.ts';
import { CHECKS } from './audit/checks.ts';
import { formatReport } from './audit/format-report.ts';
import { proveChecks } from './audit/prove-checks.ts';
import { runChecks } from './audit/run-checks.ts';
import { PROJECT } from './build/options.ts';

const USAGE = `Usage: npm run audit -- [options] [checks]

  checks          some of them: ${CHECKS.map(({ name }) => name).join(' ')} (default: all)
  --dist DIR      the built site (default: dist)
  --prove         plants a fault for each check into a copy, and expects the check to find it
  --offline       fetches no tools; a check that cannot be run without is no shortfall
  --help          this text

Exit codes: 0 nothing falls short; 1 something does; 2 the audit could not be made.
`;

/** For pipelines. */
const EXIT = { passed: 0, failed: 1, error: 2 } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: join(PROJECT, 'dist') },
      prove: { type: 'boolean', default: false },
      offline: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(USAGE);
  else process.exitCode = await audit(positionals, values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = EXIT.error;
}

interface Options {
  dist: string;
  prove: boolean;
  offline: boolean;
}

async function audit(names: readonly string[], { dist, prove, offline }: Options): Promise<number> {
  const checks = names.length === 0 ? CHECKS : names.map(checkNamed);
  const site = new AuditedSite(resolve(dist));
  const context = new AuditContext(offline, (line) => console.error(`${line} …`));
  try {
    const outcomes = prove
      ? await proveChecks(checks, site, context)
      : await runChecks(checks, site, context);
    console.log(formatReport(outcomes));
    return outcomes.every(({ passed }) => passed) ? EXIT.passed : EXIT.failed;
  } finally {
    await Promise.all([site.close(), context.close()]);
  }
}

function checkNamed(name: string) {
  const check = CHECKS.find((one) => one.name === name);
  if (check) return check;
  throw new Error(`There is no check "${name}".\n\n${USAGE}`);
}
