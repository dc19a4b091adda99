/**
 * `npm run audit`, after the build: looks at the published site from outside, as browsers, hosts and Lighthouse see it.
 * None of them is part of this project. Each check is a file in `tools/audit/checks/`.
 */
import './prerender/require-node.ts';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from './prerender/options.ts';
import { readAuditedSite } from './tools/audit/audited-site.ts';
import { type Check, runCheck } from './tools/audit/check.ts';
import { browsers } from './tools/audit/checks/browsers.ts';
import { hosts } from './tools/audit/checks/hosts.ts';
import { lighthouse } from './tools/audit/checks/lighthouse.ts';

const CHECKS: readonly Check[] = [lighthouse, browsers, hosts];

const USAGE = `Usage: npm run audit -- [checks] [options]

  checks      which to run: ${CHECKS.map(({ name }) => name).join(' ')} (default: all)
  --dist DIR  the site, built without --base (default: dist)
  --help      this text

Exit codes: 0 no problem; 1 problems; 2 the audit could not run.
`;

/** The exit codes, for CI. */
const EXIT = { passed: 0, failed: 1, error: 2 } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: join(PROJECT, 'dist') },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(USAGE);
  else process.exitCode = await audit(positionals, values.dist);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = EXIT.error;
}

async function audit(names: readonly string[], dist: string): Promise<number> {
  const unknown = names.find((name) => CHECKS.every((check) => check.name !== name));
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}".\n\n${USAGE}`);
  const site = readAuditedSite(resolve(dist));
  let exit: number = EXIT.passed;
  // One after the other: at the same time they would distort each other's measurements.
  for (const check of CHECKS) {
    if (names.length > 0 && !names.includes(check.name)) continue;
    if (!(await runCheck(check, site, console.log))) exit = EXIT.failed;
  }
  return exit;
}
