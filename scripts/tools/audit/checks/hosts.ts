import { newFolder } from '../../../prerender/files/new-folder.ts';
import { startServer } from '../../start-server.ts';
import type { AuditedSite } from '../audited-site.ts';
import type { Check } from '../check.ts';
import { wrongAnswers } from '../hosts/probes.ts';
import { HOSTS, type Host } from '../hosts/servers.ts';

/** The same requests to the server of every host. */
export const hosts: Check = {
  name: 'hosts',
  fix: 'Correct what the build writes for that host, in scripts/prerender/write/hosts/.',
  parts: HOSTS.map((host) => ({ name: host.name, run: (site) => askHost(host, site) })),
};

async function askHost({ command }: Host, site: AuditedSite): Promise<string[]> {
  const folder = newFolder();
  const { origin, close } = await startServer((port) => command(site, port, folder), {
    cwd: folder,
    env: { ...process.env, NO_UPDATE_CHECK: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  try {
    return await wrongAnswers(origin, site);
  } finally {
    await close();
  }
}
