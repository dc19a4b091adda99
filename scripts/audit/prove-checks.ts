import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditedSite } from './audited-site.ts';
import { type Check, NotRun } from './check.ts';
import type { Kit } from './kit.ts';
import type { Outcome } from './run-checks.ts';

/** Plants the fault of each check into a copy of the site. A check passes when it finds that very fault. */
export async function proveChecks(
  checks: readonly Check[],
  site: AuditedSite,
  kit: Kit,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    kit.say(check.name);
    const shortfalls = await shortfallsOfProof(check, site, kit);
    outcomes.push({
      name: check.name,
      title: 'A planted fault that was not found',
      lookedAt: check.fault.what,
      result: shortfalls.length === 0 ? 'found' : 'not found',
      passed: shortfalls.length === 0,
      shortfalls,
    });
  }
  return outcomes;
}

async function shortfallsOfProof(check: Check, site: AuditedSite, kit: Kit): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pointwork-audit-'));
  const copy = site.copyTo(join(folder, 'dist'));
  try {
    check.fault.plant(copy);
    const { shortfalls } = await check.look(copy, kit);
    if (shortfalls.some((line) => check.fault.found.test(line))) return [];
    return [`No shortfall says ${check.fault.found}.`, ...shortfalls.slice(0, 3)];
  } catch (error) {
    if (error instanceof NotRun) return [`Not run: ${error.message}.`];
    throw error;
  } finally {
    await copy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
