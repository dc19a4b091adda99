/**
 * `npm run audit`, after the build: looks at `dist/` from outside, as browsers, hosts and Lighthouse see it. None of them
 * is part of this project. Each check is a file in `tools/audit/checks/`.
 */
import { join } from 'node:path';
import { runCommand } from './prerender/command-line.ts';
import { PROJECT } from './prerender/options.ts';
import { readAuditedSite } from './tools/audit/audited-site.ts';
import { type Check, runCheck } from './tools/audit/check.ts';
import { browsers } from './tools/audit/checks/browsers.ts';
import { hosts } from './tools/audit/checks/hosts.ts';
import { lighthouse } from './tools/audit/checks/lighthouse.ts';

const CHECKS: readonly Check[] = [lighthouse, browsers, hosts];

const USAGE = `Usage: npm run audit -- [checks]

  checks  which to run: ${CHECKS.map(({ name }) => name).join(' ')} (default: all)
  --help  this text

The exit code is 1 if there is a problem. What needs a program that is not installed is left out, and named.
`;

await runCommand(
  { name: 'audit', usage: USAGE, options: {}, allowPositionals: true },
  async ({ positionals }) => {
    const unknown = positionals.find((name) => CHECKS.every((check) => check.name !== name));
    if (unknown !== undefined) throw new Error(`There is no check "${unknown}".\n\n${USAGE}`);
    const site = readAuditedSite(join(PROJECT, 'dist'));
    // One after the other: at the same time they would distort each other's measurements.
    for (const check of CHECKS) {
      if (positionals.length > 0 && !positionals.includes(check.name)) continue;
      if (!(await runCheck(check, site, console.log))) process.exitCode = 1;
    }
  },
);
