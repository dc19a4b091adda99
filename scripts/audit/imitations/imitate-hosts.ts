import type { AuditContext } from '../audit-context.ts';
import { NotRun } from '../not-run.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import type { Imitation, RunningHost } from './imitation.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { serve } from './serve.ts';
import { vercel } from './vercel.ts';

/** Every host that the build writes a configuration for. */
const IMITATIONS: readonly Imitation[] = [serve, nginx, netlify, cloudflare, vercel, cloudfront];

/** How many hosts were asked, and why the others were not. */
interface AskedHosts {
  /** `5 of 6 host configurations` */
  covered: string;
  notRun: readonly NotRun[];
}

/** Imitates one host after the other. */
export async function imitateHosts(
  dist: string,
  context: AuditContext,
  ask: (host: RunningHost, imitation: Imitation) => Promise<void>,
): Promise<AskedHosts> {
  const notRun: NotRun[] = [];
  for (const imitation of IMITATIONS) {
    const host = await imitation.start(dist, context).catch((error: unknown) => {
      if (!(error instanceof NotRun)) throw error;
      notRun.push(error);
      return undefined;
    });
    if (host) await ask(host, imitation).finally(() => host.close?.());
  }
  const asked = IMITATIONS.length - notRun.length;
  return { covered: `${asked} of ${IMITATIONS.length} host configurations`, notRun };
}
