import { describe, expect, test } from 'vitest';
import { AuditContext } from '../../scripts/audit/audit-context.ts';
import { AuditedSite } from '../../scripts/audit/audited-site.ts';
import type { Check } from '../../scripts/audit/check.ts';
import { hosts } from '../../scripts/audit/checks/hosts.ts';
import { formatReport } from '../../scripts/audit/format-report.ts';
import { cloudfront } from '../../scripts/audit/imitations/cloudfront.ts';
import { NotRun } from '../../scripts/audit/not-run.ts';
import { proveChecks } from '../../scripts/audit/prove-checks.ts';
import { runChecks } from '../../scripts/audit/run-checks.ts';
import { writeAuditSite } from '../support/sites/audit-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const context = new AuditContext(true);

/** A check of the file `favicon.svg`, with the given fault to plant. */
function checkWith(plant: (site: AuditedSite) => void): Check {
  return {
    name: 'icon',
    title: 'Icons that are no pictures',
    fix: 'Draw it again.',
    run: async (site) => ({
      covered: '1 icon',
      result: 'a picture',
      problems: site.read('favicon.svg')?.startsWith('<svg') ? [] : ['favicon.svg is none'],
    }),
    plantedFault: { what: 'an icon of words', plant, found: /is none/ },
  };
}

const spoil = (site: AuditedSite) => site.edit('favicon.svg', () => 'words');

describe('a check', () => {
  test('that finds nothing has passed, and says what it has checked', async () => {
    const site = writeAuditSite(await temporaryFolder());
    const outcomes = await runChecks([checkWith(spoil)], site, context);
    expect(formatReport(outcomes)).toBe(`  check   what was checked   result
✓ icon    1 icon             a picture
`);
  });

  test('that finds something says so below the table, and what to do', async () => {
    const site = writeAuditSite(await temporaryFolder());
    spoil(site);
    const outcomes = await runChecks([checkWith(spoil)], site, context);
    expect(formatReport(outcomes)).toContain(
      '✗ icon    1 icon             1 problem\n\nicon: Icons that are no pictures\n  - favicon.svg is none\n  What to do: Draw it again.\n',
    );
  });

  test('that throws is a problem, and the others still run', async () => {
    const site = writeAuditSite(await temporaryFolder());
    const broken = {
      ...checkWith(spoil),
      run: () => Promise.reject(new Error('No port is free.')),
    };
    const outcomes = await runChecks([broken, checkWith(spoil)], site, context);
    expect(outcomes.map(({ problems }) => problems)).toEqual([
      ['The check itself failed: No port is free.'],
      [],
    ]);
  });

  test('that lacks something optional is reported as skipped, not as passed', async () => {
    const site = writeAuditSite(await temporaryFolder());
    const skipped = { ...checkWith(spoil), run: () => Promise.reject(new NotRun('no tool')) };
    const report = formatReport(await runChecks([skipped], site, context));
    expect(report).toContain('– icon    –                  not run');
    expect(report).toContain('icon, for your information\n  - Not run: no tool.');
    const proof = formatReport(await proveChecks([skipped], site, context));
    expect(proof).toContain('– icon    –                  not run');
  });
});

describe('a proof', () => {
  test('passes when the planted fault is found, and leaves the site as it was', async () => {
    const site = writeAuditSite(await temporaryFolder());
    expect((await proveChecks([checkWith(spoil)], site, context))[0]?.problems).toEqual([]);
    expect(site.read('favicon.svg')).toMatch(/^<svg/);
  });

  test('fails when it is not', async () => {
    const site = writeAuditSite(await temporaryFolder());
    expect((await proveChecks([checkWith(() => {})], site, context))[0]?.problems).not.toEqual([]);
  });
});

describe('a host', () => {
  test('with a wrong answer is found by the hosts check', async () => {
    const site = writeAuditSite(await temporaryFolder());
    const [clean] = await runChecks([hosts], site, context);
    expect(clean?.problems).toEqual([]);
    expect((await proveChecks([hosts], site, context))[0]?.problems).toEqual([]);
  });

  test('that redirects to another site is found', async () => {
    const site = writeAuditSite(await temporaryFolder());
    site.edit('.hosts/cloudfront-function.js', (text) =>
      text.replace('[a-z0-9-]+)*)\\/+(?:index', '.*)*)\\/+(?:index'),
    );
    const { problems } = await hosts.run(site, context);
    expect(problems).toEqual([`${cloudfront.name}: //host.example/ leads to //host.example`]);
  });
});

test('a folder without a site says what to do', async () => {
  const folder = await temporaryFolder();
  expect(() => new AuditedSite(folder)).toThrow('Run `npm run build` first');
});

test('a site below a base path is requested there, and checks that need the root are skipped', async () => {
  const folder = await temporaryFolder();
  writeAuditSite(folder).edit('manifest.json', (text) =>
    text.replace('"base":"/"', '"base":"/a/"'),
  );
  const site = new AuditedSite(folder);
  const origin = await site.origin();
  const statuses = ['/contact', '/../contact', '/no'].map(async (path) => {
    const { status } = await fetch(origin + path);
    return status;
  });

  expect(origin).toMatch(/\/a$/);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  const rooted: Check = { ...checkWith(spoil), needsRoot: true };
  const [outcome] = await runChecks([rooted], site, context);
  expect(outcome?.notes?.join()).toContain('Not run: the site was built for /a/');
  await site.close();
});
