import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditContext } from '../../../scripts/tools/audit/audit-context.ts';
import { AuditedSite } from '../../../scripts/tools/audit/audited-site.ts';
import { axe } from '../../../scripts/tools/audit/checks/axe.ts';
import { csp } from '../../../scripts/tools/audit/checks/csp.ts';
import { sharedBrowser } from '../../support/browser/setup-browser.ts';
import { buildAuditSite } from '../../support/sites/build-audit-site.ts';
import { suiteFolder } from '../../support/suite-folder.ts';

const context = Object.assign(new AuditContext(true), { browser: () => sharedBrowser() });
let site: AuditedSite;

beforeAll(async () => {
  const dist = await buildAuditSite(suiteFolder());
  const page = join(dist, 'index.html');
  const faults = '</h1><input type="text"><p onclick="void 0"></p>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</h1>', faults));
  site = new AuditedSite(dist);
});
afterAll(() => site.close());

test('axe finds what is wrong on one page, once per width, and nothing on the others', async () => {
  const { problems } = await axe.run(site, context);
  expect(problems).toEqual([
    expect.stringMatching(/^\/ at 360 pixels, rest: label at .*input/),
    expect.stringMatching(/^\/ at 1280 pixels, rest: label at .*input/),
  ]);
});

test('the audit finds what the policy would block', async () => {
  const { problems } = await csp.run(site, context);
  expect(problems).toEqual(['/: policy violation: inline event handler onclick of <p>']);
});
