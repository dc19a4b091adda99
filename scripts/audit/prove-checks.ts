import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditContext } from './audit-context.ts';
import type { AuditedSite } from './audited-site.ts';
import type { Check } from './check.ts';
import { NotRun } from './not-run.ts';
import { NONE, type Outcome } from './run-checks.ts';

/** What to do about a fault that was not found. */
const FIX = 'Mend the check, or plant a fault that it should find.';

/** Plants each check's fault in a copy of the site. A check passes if it finds exactly that fault. */
export async function proveChecks(
  checks: readonly Check[],
  site: AuditedSite,
  context: AuditContext,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    context.say(check.name);
    const about = { name: check.name, title: 'A planted fault that was not found', fix: FIX };
    try {
      const shortfalls = await shortfallsOfProof(check, site, context);
      const passed = shortfalls.length === 0;
      const result = passed ? 'found' : 'not found';
      outcomes.push({ ...about, covered: check.fault.what, result, passed, shortfalls });
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      const line = `Not run: ${error.message}.`;
      outcomes.push(
        error.isOptional
          ? { ...about, ...NONE, passed: true, wasSkipped: true, shortfalls: [], notes: [line] }
          : { ...about, ...NONE, passed: false, shortfalls: [line] },
      );
    }
  }
  return outcomes;
}

async function shortfallsOfProof(
  check: Check,
  site: AuditedSite,
  context: AuditContext,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pointwork-audit-'));
  const copy = site.copyTo(join(folder, 'dist'));
  try {
    check.fault.plant(copy);
    const { shortfalls } = await check.run(copy, context);
    if (shortfalls.some((line) => check.fault.found.test(line))) return [];
    return [`No shortfall matches ${check.fault.found}.`, ...shortfalls.slice(0, 3)];
  } finally {
    await copy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
