import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AuditContext } from '../../../scripts/tools/audit/audit-context.ts';
import { AuditedSite } from '../../../scripts/tools/audit/audited-site.ts';
import type { Check, CheckResult } from '../../../scripts/tools/audit/check.ts';
import { hosts } from '../../../scripts/tools/audit/checks/hosts.ts';
import { formatReport } from '../../../scripts/tools/audit/format-report.ts';
import { NotRun } from '../../../scripts/tools/audit/not-run.ts';
import { runChecks } from '../../../scripts/tools/audit/run-checks.ts';
import { buildAuditSite } from '../../support/sites/build-audit-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const context = new AuditContext(true);

const PASSED: CheckResult = { covered: '1 icon', result: 'a picture', problems: [] };

describe('a check of the audit', () => {
  test('that finds nothing has passed, and says what it has checked', async () => {
    expect(await report(async () => PASSED)).toBe(`  check   what was checked   result
✓ icon    1 icon             a picture
`);
  });

  test('that finds something says below the table what it found and what to do', async () => {
    const failed = { ...PASSED, problems: ['favicon.svg is none'] };
    expect(await report(async () => failed)).toContain(
      '✗ icon    1 icon             1 problem\n\nicon: Icons that are no pictures\n  - favicon.svg is none\n  What to do: Draw it again.\n',
    );
  });

  test('that throws counts as a problem, and the other checks still run', async () => {
    const broken = () => Promise.reject(new Error('No port is free.'));
    const lines = (await report(broken, async () => PASSED)).split('\n');
    expect(lines.slice(1, 3).map((line) => line[0])).toEqual(['✗', '✓']);
    expect(lines).toContain('  - The check itself failed: No port is free.');
  });

  test('that lacks something optional is reported as skipped, not as passed', async () => {
    const skipped = await report(() => Promise.reject(new NotRun('no tool')));
    expect(skipped).toContain('– icon    –                  not run');
    expect(skipped).toContain('icon, for your information\n  - Not run: no tool.');
  });
});

test('the check of hosts finds rules that send a wrong header', async () => {
  const site = new AuditedSite(await buildAuditSite(await temporaryFolder()));
  expect((await hosts.run(site, context)).problems).toEqual([]);
  await site.close();

  const rules = join(site.dist, 'serve.json');
  writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('max-age=0', 'max-age=600'));
  const again = new AuditedSite(site.dist);
  expect((await hosts.run(again, context)).problems).toContainEqual(
    expect.stringMatching(/^serve\.json .*Cache-Control: public, max-age=600/),
  );
  await again.close();
});

test('a site below a base is audited there, without the check of hosts', async () => {
  const site = new AuditedSite(await buildAuditSite(await temporaryFolder(), '/a/'));
  const origin = await site.origin();
  const statuses = ['/contact', '/../contact', '/no'].map(async (path) => {
    const { status } = await fetch(origin + path);
    return status;
  });

  expect(origin).toMatch(/\/a$/);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  await expect(hosts.run(site, context)).rejects.toThrow('the site was built for /a/');
  await site.close();
});

/** The report of checks that run as given. */
async function report(...runs: Check['run'][]): Promise<string> {
  const checks = runs.map((run): Check => {
    return { name: 'icon', title: 'Icons that are no pictures', fix: 'Draw it again.', run };
  });
  return formatReport(await runChecks(checks, {} as AuditedSite, context));
}
