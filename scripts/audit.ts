/**
 * `npm run audit`, after the build: checks the published site from outside, as visitors, browsers and hosts see it,
 * with tools that are not part of this project. Prints one table, and below it the problems. Each check is a file in
 * `tools/audit/checks/`.
 */
import './prerender/require-node.ts';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from './prerender/options.ts';
import { AuditedSite } from './tools/audit/audited-site.ts';
import type { Check } from './tools/audit/check.ts';
import { browsers } from './tools/audit/checks/browsers.ts';
import { hosts } from './tools/audit/checks/hosts.ts';
import { html } from './tools/audit/checks/html.ts';
import { lighthouse } from './tools/audit/checks/lighthouse.ts';
import { links } from './tools/audit/checks/links.ts';
import { formatReport, runChecks } from './tools/audit/run-checks.ts';

/** In the order of the table. */
const CHECKS: readonly Check[] = [lighthouse, browsers, html, links, hosts];

const USAGE = `Usage: npm run audit -- [options] [checks]

  checks          which to run: ${CHECKS.map(({ name }) => name).join(' ')} (default: all)
  --dist DIR      the built site (default: dist)
  --help          this text

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
  const checks = names.length === 0 ? CHECKS : names.map(checkNamed);
  const site = new AuditedSite(resolve(dist));
  try {
    const outcomes = await runChecks(checks, site);
    console.log(formatReport(outcomes));
    return outcomes.every(({ problems }) => problems.length === 0) ? EXIT.passed : EXIT.failed;
  } finally {
    await site.close();
  }
}

function checkNamed(name: string) {
  const check = CHECKS.find((one) => one.name === name);
  if (check) return check;
  throw new Error(`There is no check "${name}". The checks are listed below.\n\n${USAGE}`);
}
