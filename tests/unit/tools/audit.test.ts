import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { AuditedSite } from '../../../scripts/tools/audit/audited-site.ts';
import { type Check, type CheckResult, NotRun } from '../../../scripts/tools/audit/check.ts';
import { hosts } from '../../../scripts/tools/audit/checks/hosts.ts';
import { probesOf } from '../../../scripts/tools/audit/hosts/probes.ts';
import { whyWrong } from '../../../scripts/tools/audit/hosts/why-wrong.ts';
import { formatReport, runChecks } from '../../../scripts/tools/audit/run-checks.ts';
import { buildFaultless } from '../../support/sites/built-output.ts';
import { pageSource, SMALL_SITE, writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const PASSED: CheckResult = { covered: '1 icon', result: 'a picture', problems: [] };

test('the report of the audit says what each check has covered, found and left out, and what to do; one that throws stops no other', async () => {
  const runs: Check['run'][] = [
    async () => PASSED,
    async () => ({ ...PASSED, problems: ['favicon.svg is none'] }),
    () => Promise.reject(new NotRun('no tool')),
    () => Promise.reject(new Error('No port is free.')),
  ];
  const says = { name: 'icon', title: 'Icons that are no pictures', fix: 'Draw it again.' };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const checks = runs.map((run): Check => ({ ...says, run }));
  expect(formatReport(await runChecks(checks, {} as AuditedSite))).toBe(`\
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

test('the check of hosts finds nothing in what the build writes, but a wrong header, and a missing file that is kept, for however long', async () => {
  const dist = await build();
  const rules = join(dist, 'serve.json');
  const written = readFileSync(rules, 'utf8');
  /** What is wrong with the site after a change of its rules, each with its address. */
  const wrong = async (from = '', to = '') => {
    writeFileSync(rules, written.replaceAll(from, to));
    const site = new AuditedSite(dist);
    const origin = await site.origin();
    const lines: string[] = [];
    for (const probe of probesOf(site)) {
      const why = await whyWrong(probe, origin, site);
      if (why) lines.push(`${probe.path} ${why}`);
    }
    await site.close();
    return lines;
  };
  expect(await wrong()).toEqual([]);
  expect(await wrong('DENY', 'SAMEORIGIN')).toContain(
    '/ X-Frame-Options: SAMEORIGIN instead of DENY',
  );
  expect(await wrong('max-age=0', 'max-age=600')).toContain(
    '/assets/no-such-file-00000000.js is missing, yet kept: public, max-age=600, must-revalidate',
  );
});

test('a site below a base is audited there, without the check of hosts', async () => {
  const site = new AuditedSite(await build('/a/'));
  const origin = await site.origin();
  const paths = ['/contact', '/../contact', '/no'];
  const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
  expect(origin).toMatch(/\/a$/);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
  await expect(hosts.run(site)).rejects.toThrow('the site was built for /a/');
  await site.close();
});

/** Builds a site of two pages that passes the audit. @returns the folder of its output. */
async function build(base = '/'): Promise<string> {
  const root = await writeFiles(await temporaryFolder(), {
    ...SMALL_SITE,
    'pages/index.tsx': pageSource('Home', '<details><summary>More</summary>Words</details>'),
    'pages/contact.tsx': pageSource('Contact', ''),
  });
  await buildFaultless(root, { base });
  return join(root, 'dist');
}
