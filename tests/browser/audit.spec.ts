import { afterAll, expect, test } from 'vitest';
import { AuditContext } from '../../scripts/audit/audit-context.ts';
import type { Check } from '../../scripts/audit/check.ts';
import { axe } from '../../scripts/audit/checks/axe.ts';
import { csp } from '../../scripts/audit/checks/csp.ts';
import { proveChecks } from '../../scripts/audit/prove-checks.ts';
import { runChecks } from '../../scripts/audit/run-checks.ts';
import { writeAuditSite } from '../support/sites/audit-site.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const CHECKS: readonly Check[] = [axe, csp];

const context = new AuditContext(true);
const site = writeAuditSite(suiteFolder(), ['/']);
afterAll(() => Promise.all([context.close(), site.close()]));

test('the checks that need a browser find nothing in a site without faults', async () => {
  const outcomes = await runChecks(CHECKS, site, context);
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
});

test('each of them finds its planted fault', async () => {
  const outcomes = await proveChecks(CHECKS, site, context);
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
});
