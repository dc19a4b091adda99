import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AuditContext } from '../../scripts/audit/audit-context.ts';
import { axe } from '../../scripts/audit/checks/axe.ts';
import { csp } from '../../scripts/audit/checks/csp.ts';
import { writeAuditSite } from '../support/sites/audit-site.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const context = new AuditContext(true);
const site = writeAuditSite(suiteFolder());
const page = join(site.dist, 'index.html');
const faults = '</h1><input type="text"><p onclick="void 0"></p>';
writeFileSync(page, readFileSync(page, 'utf8').replace('</h1>', faults));
afterAll(() => Promise.all([context.close(), site.close()]));

test('axe finds what is wrong on one page, once per width, and nothing on the others', {
  timeout: 60_000,
}, async () => {
  const { problems } = await axe.run(site, context);
  expect(problems).toEqual([
    expect.stringMatching(/^\/ at 360 pixels, rest: label at .*input/),
    expect.stringMatching(/^\/ at 1280 pixels, rest: label at .*input/),
  ]);
});

test('what the policy would block is found', async () => {
  const { problems } = await csp.run(site, context);
  expect(problems).toEqual(['/: policy violation: inline event handler onclick of <p>']);
});
