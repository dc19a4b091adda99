import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AuditedSite, readAuditedSite } from '../../../scripts/tools/audit/audited-site.ts';
import { type CheckPart, NotRun, runCheck } from '../../../scripts/tools/audit/check.ts';
import { wrongAnswers } from '../../../scripts/tools/audit/hosts/probes.ts';
import { serveDist } from '../../../scripts/tools/browser/serve-dist.ts';
import { buildFaultless } from '../../support/sites/built-output.ts';
import { pageSource, SMALL_SITE, writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('a check of the audit fails by a problem and by a throw, not by what is not installed, and tries every part', async () => {
  const parts: CheckPart[] = [
    { name: 'broken', run: () => Promise.reject(new Error('No port is free.')) },
    { name: 'absent', run: () => Promise.reject(new NotRun('no nginx')) },
    { name: 'wrong', run: async () => ['/ is no page', '/a is none'] },
    { name: 'right', run: async () => [] },
  ];
  const run = async (...names: string[]) => {
    const lines: string[] = [];
    const chosen = parts.filter(({ name }) => names.includes(name));
    const check = { name: 'hosts', fix: 'Mend it.', parts: chosen };
    const hasPassed = await runCheck(check, {} as AuditedSite, (line) => lines.push(line));
    return [hasPassed, ...lines];
  };
  expect(await run('broken', 'absent', 'wrong', 'right')).toEqual([
    false,
    'hosts',
    '  ✗ broken: No port is free.',
    '  – absent: no nginx',
    '  ✗ wrong',
    '      / is no page',
    '      /a is none',
    '  ✓ right',
    '  What to do: Mend it.',
  ]);
  expect((await run('wrong'))[0]).toBe(false);
  expect((await run('absent', 'right'))[0]).toBe(true);
});

test('the check of hosts finds nothing in what the build writes, but a wrong header, and a missing file that is kept, for however long', async () => {
  const dist = await build();
  const rules = join(dist, 'serve.json');
  const written = readFileSync(rules, 'utf8');
  /** What is wrong with the site after a change of its rules, each with its address. */
  const wrong = async (from = '', to = '') => {
    writeFileSync(rules, written.replaceAll(from, to));
    const { origin, close } = await serveDist(dist);
    const lines = await wrongAnswers(origin, readAuditedSite(dist));
    await close();
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

test('a site below a base is not audited', async () => {
  const dist = await build('/a/');
  expect(() => readAuditedSite(dist)).toThrow('was built for /a/. Build it without --base');
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
