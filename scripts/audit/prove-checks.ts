import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditContext } from './audit-context.ts';
import type { AuditedSite } from './audited-site.ts';
import type { Check } from './check.ts';
import { type Outcome, runChecks } from './run-checks.ts';

/** Plants each check's fault in a copy of the site. A check passes if it finds exactly that fault. */
export function proveChecks(
  checks: readonly Check[],
  site: AuditedSite,
  context: AuditContext,
): Promise<Outcome[]> {
  return runChecks(checks.map(proofOf), site, context);
}

function proofOf({ name, run, plantedFault }: Check): Check {
  return {
    name,
    title: 'A planted fault that was not found',
    fix: 'Mend the check, or plant a fault that it should find.',
    plantedFault,
    async run(site, context) {
      const folder = mkdtempSync(join(tmpdir(), 'pointwork-audit-'));
      const copy = site.copyTo(join(folder, 'dist'));
      try {
        plantedFault.plant(copy);
        const { problems } = await run(copy, context);
        const isFound = problems.some((line) => plantedFault.found.test(line));
        const missed = [`No problem matches ${plantedFault.found}.`, ...problems.slice(0, 3)];
        return { covered: plantedFault.what, result: 'found', problems: isFound ? [] : missed };
      } finally {
        await copy.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
