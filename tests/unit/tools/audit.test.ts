import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditedSite } from '../../../scripts/tools/audit/audited-site.ts';
import { type Check, type CheckResult, NotRun } from '../../../scripts/tools/audit/check.ts';
import { hosts } from '../../../scripts/tools/audit/checks/hosts.ts';
import { probesOf } from '../../../scripts/tools/audit/hosts/probes.ts';
import { whyWrong } from '../../../scripts/tools/audit/hosts/why-wrong.ts';
import { formatReport, runChecks } from '../../../scripts/tools/audit/run-checks.ts';
import { buildAuditSite } from '../../support/sites/build-audit-site.ts';
import { suiteFolder } from '../../support/suite-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const PASSED: CheckResult = { covered: '1 icon', result: 'a picture', problems: [] };

test('the report of the audit says what each check has covered, found and left out, and what to do; one that throws stops no other', async () => {
  const found = { ...PASSED, problems: ['favicon.svg is none'] };
  const skipped = () => Promise.reject(new NotRun('no tool'));
  const broken = () => Promise.reject(new Error('No port is free.'));
  expect(
    await report(
      async () => PASSED,
      async () => found,
      skipped,
      broken,
    ),
  ).toBe(`\
  check   what was checked   result
✓ icon    1 icon             a picture
✗ icon    1 icon             1 problem
– icon    –                  not run
✗ icon    –                  1 problem

icon: Icons that are no pictures
  - favicon.svg is none
  What to do: Draw it again.

icon: not run
  - no tool

icon: Icons that are no pictures
  - The check itself failed: No port is free.
  What to do: Draw it again.
`);
});

describe('the check of hosts', () => {
  const folder = suiteFolder();
  beforeAll(() => buildAuditSite(folder));

  /** What is wrong with a site after a change of its rules, each with its address. */
  async function wrong(from = '', to = ''): Promise<string[]> {
    const site = new AuditedSite(join(folder, 'dist'));
    const rules = join(site.dist, 'serve.json');
    const written = readFileSync(rules, 'utf8');
    writeFileSync(rules, written.replaceAll(from, to));
    const origin = await site.origin();
    const lines: string[] = [];
    for (const probe of probesOf(site)) {
      const why = await whyWrong(probe, origin, site);
      if (why) lines.push(`${probe.path} ${why}`);
    }
    await site.close();
    writeFileSync(rules, written);
    return lines;
  }

  test('finds nothing in what the build writes', async () => {
    expect(await wrong()).toEqual([]);
  });

  test('finds a wrong header', async () => {
    const frames = await wrong('DENY', 'SAMEORIGIN');

    expect(frames).toContain('/ X-Frame-Options: SAMEORIGIN instead of DENY');
  });

  test('finds a missing file that is kept, for however long', async () => {
    const kept = await wrong('max-age=0', 'max-age=600');

    expect(kept).toContain(
      '/assets/no-such-file-00000000.js is missing, yet kept: public, max-age=600, must-revalidate',
    );
  });
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
  await expect(hosts.run(site)).rejects.toThrow('the site was built for /a/');
  await site.close();
});

/** The report of checks that run as given. */
async function report(...runs: Check['run'][]): Promise<string> {
  const checks = runs.map((run): Check => {
    return { name: 'icon', title: 'Icons that are no pictures', fix: 'Draw it again.', run };
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return formatReport(await runChecks(checks, {} as AuditedSite));
}
