import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../../prerender/faults/fault.ts';
import { findFreePort } from '../../../server/listen.ts';
import { startServer } from '../../start-server.ts';
import type { AuditedSite } from '../audited-site.ts';
import { type Check, NotRun } from '../check.ts';
import { type Probe, probesOf } from '../hosts/probes.ts';
import { HOSTS, type Host } from '../hosts/servers.ts';
import { whyWrong } from '../hosts/why-wrong.ts';

/** The same requests to the server of every host. */
export const hosts: Check = {
  name: 'hosts',
  title: 'Wrong answers from hosts',
  fix: 'Correct what the build writes for that host, in scripts/prerender/write/hosts/.',
  async run(site) {
    if (site.base !== '/')
      throw new NotRun(`the site was built for ${site.base}, and this check needs one built for /`);
    const probes = probesOf(site);
    const problems: string[] = [];
    const missing: NotRun[] = [];
    for (const host of HOSTS) {
      try {
        const lines = await wrongAnswers(host, probes, site);
        problems.push(...lines.map((line) => `${host.name}: ${line}`));
      } catch (error) {
        if (error instanceof NotRun) missing.push(error);
        // What the other hosts answer is still told.
        else problems.push(`${host.name}: ${messageOf(error)}`);
      }
    }
    return {
      covered: `${probes.length} addresses at ${HOSTS.length - missing.length} of ${HOSTS.length} hosts`,
      result: 'all as they should be',
      problems,
      missing,
    };
  },
};

async function wrongAnswers(
  { command }: Host,
  probes: readonly Probe[],
  site: AuditedSite,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pointwork-host-'));
  try {
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const close = await startServer(origin, await command(site, port, folder), {
      cwd: folder,
      env: { ...process.env, NO_UPDATE_CHECK: '1', WRANGLER_SEND_METRICS: 'false' },
    });
    const lines: string[] = [];
    try {
      for (const probe of probes) {
        const why = await whyWrong(probe, origin, site);
        if (why) lines.push(`${probe.path} ${why}`);
      }
    } finally {
      await close();
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
