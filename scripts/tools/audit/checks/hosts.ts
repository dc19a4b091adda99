import { CACHE, EMBEDDING } from '../../../prerender/write/hosts/header-rules.ts';
import type { AuditContext } from '../audit-context.ts';
import type { AuditedSite } from '../audited-site.ts';
import type { Check } from '../check.ts';
import { cloudflare } from '../imitations/cloudflare.ts';
import type { Answer, Imitation, RunningHost } from '../imitations/imitation.ts';
import { netlify } from '../imitations/netlify.ts';
import { nginx } from '../imitations/nginx.ts';
import { serve } from '../imitations/serve.ts';
import { vercel } from '../imitations/vercel.ts';
import { NotRun } from '../not-run.ts';
import { type Probe, probesOf } from '../probes.ts';
import { noteOf } from '../run-checks.ts';

/** The hosts whose own code is available. */
const IMITATIONS: readonly Imitation[] = [serve, nginx, netlify, cloudflare, vercel];

/** The most redirects on the way to a page's canonical address; `serve` needs two. */
const MOST_STEPS = 3;

/** The same requests to every supported host. */
export const hosts: Check = {
  name: 'hosts',
  title: 'Wrong answers from hosts',
  fix: 'Correct what the build writes for that host, in scripts/prerender/write/hosts/.',
  async run(site, context) {
    if (site.base !== '/')
      throw new NotRun(`the site was built for ${site.base}, and this check needs one built for /`);
    const probes = probesOf(site);
    const problems: string[] = [];
    const notes: string[] = [];
    let asked = 0;
    for (const imitation of IMITATIONS) {
      const { name, known = [] } = imitation;
      try {
        for (const line of await wrongAnswers(imitation, probes, site, context)) {
          const harmless = known.find(([pattern]) => pattern.test(line))?.[1];
          if (harmless) notes.push(`${name}: ${line}; ${harmless}`);
          else problems.push(`${name}: ${line}`);
        }
        asked += 1;
      } catch (error) {
        if (!(error instanceof NotRun)) throw error;
        notes.push(noteOf(error));
      }
    }
    return {
      covered: `${probes.length} addresses at ${asked} of ${IMITATIONS.length} host configurations`,
      result: 'all as they should be',
      problems,
      notes,
    };
  },
};

async function wrongAnswers(
  { start }: Imitation,
  probes: readonly Probe[],
  site: AuditedSite,
  context: AuditContext,
): Promise<string[]> {
  const host = await start(site, context);
  const lines: string[] = [];
  try {
    for (const probe of probes) {
      const why = await whyWrong(probe, host, site);
      if (why) lines.push(`${probe.path} ${why}`);
    }
  } finally {
    await host.close?.();
  }
  return lines;
}

async function whyWrong(
  probe: Probe,
  host: RunningHost,
  site: AuditedSite,
): Promise<string | undefined> {
  const answer = await host.ask(probe.path);
  const { status, headers, body } = answer;
  switch (probe.wanted) {
    case 'file':
      if (status !== 200) return `answers ${statusOf(answer)}`;
      if (body !== site.read(probe.file)) return `does not answer with the file ${probe.file}`;
      return differences(probe.headers, headers);
    case 'move': {
      const steps = await follow(probe.path, host);
      const end = steps.at(-1);
      // Without a redirect, the canonical link tells search engines which address counts.
      if (end === probe.target || (steps.length === 1 && status === 200)) return undefined;
      return `leads to ${steps.slice(1).join(', ') || statusOf(answer)}`;
    }
    case 'miss':
      if (status !== 404) return `answers ${statusOf(answer)}`;
      if (body !== site.read('404.html')) return 'does not answer with 404.html';
      return headers.get(CACHE)?.includes('immutable')
        ? 'is missing, yet may be cached for ever'
        : undefined;
    case 'refusal':
      if (status === 200 && body !== site.read('index.html'))
        return 'answers with a file that must not be served';
      return leavesTheSite(answer) ? `leads to ${headers.get('location')}` : undefined;
  }
}

function statusOf({ status, headers }: Answer): string {
  const location = headers.get('location');
  return location === null ? `${status}` : `${status} to ${location}`;
}

/** Follows redirects. @returns all addresses, including the first. */
async function follow(path: string, host: RunningHost): Promise<string[]> {
  const steps = [path];
  while (steps.length <= MOST_STEPS) {
    const { status, headers } = await host.ask(steps.at(-1) ?? '/');
    const location = headers.get('location');
    if (status < 300 || status > 399 || location === null) break;
    steps.push(location);
  }
  return steps;
}

function leavesTheSite({ headers }: Answer): boolean {
  const ownOrigin = 'http://own.example';
  return new URL(headers.get('location') ?? '', ownOrigin).origin !== ownOrigin;
}

function differences(wanted: Readonly<Record<string, string>>, sent: Headers): string | undefined {
  const wrong = Object.entries(wanted).flatMap(([name, value]) => {
    const actual = sent.get(name);
    // Fetch §3.7: a repeated header is joined, matches no policy and so allows embedding, as `cross-origin` does.
    const isOpen = name === EMBEDDING && value === 'cross-origin' && actual?.endsWith(`, ${value}`);
    return actual === value || isOpen ? [] : `${name}: ${actual ?? '–'} instead of ${value}`;
  });
  return wrong.length > 0 ? wrong.join('; ') : undefined;
}
