import { CACHE, EMBEDDING } from '../../build/write/hosts/header-rules.ts';
import type { AuditedSite } from '../audited-site.ts';
import type { Check } from '../check.ts';
import { imitateHosts } from '../imitations/imitate-hosts.ts';
import { type Answer, fileAt, type RunningHost } from '../imitations/imitation.ts';
import { type Probe, probesOf } from '../probes.ts';

/** The most redirects on the way to a page's canonical address; `serve` needs two. */
const MOST_STEPS = 3;

/** The same requests to every supported host. */
export const hosts: Check = {
  name: 'hosts',
  title: 'Wrong answers from hosts',
  fix: 'Correct what the build writes for that host, in scripts/build/write/hosts/.',
  needsRoot: true,
  async run(site, context) {
    const probes = probesOf(site);
    const problems: string[] = [];
    const notes: string[] = [];
    const { covered, notRun } = await imitateHosts(site.dist, context, async (host, imitation) => {
      for (const probe of probes) {
        const why = await whyWrong(probe, host, site);
        if (why === undefined) continue;
        const line = `${probe.path} ${why}`;
        const known = [...(imitation.known ?? [])].find(([pattern]) => pattern.test(line))?.[1];
        if (known === undefined) problems.push(`${imitation.name}: ${line}`);
        else notes.push(`${imitation.name}: ${line}; ${known}`);
      }
    });
    return {
      covered: `${probes.length} addresses at ${covered}`,
      result: 'all as they should be',
      problems,
      notes,
      notRun,
    };
  },
  plantedFault: {
    what: 'serve.json that lets browsers keep every page',
    plant: (site) =>
      site.edit('serve.json', (text) =>
        text.replace('public, max-age=0, must-revalidate', 'public, max-age=600'),
      ),
    found: /^serve\.json .*Cache-Control: public, max-age=600/,
  },
};

async function whyWrong(
  probe: Probe,
  host: RunningHost,
  { dist }: AuditedSite,
): Promise<string | undefined> {
  const answer = await host.ask(probe.path);
  const { status, headers, body } = answer;
  switch (probe.wanted) {
    case 'file':
      if (status !== 200) return `answers ${statusOf(answer)}`;
      if (body !== fileAt(dist, probe.file)) return `does not answer with the file ${probe.file}`;
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
      if (body !== fileAt(dist, '404.html')) return 'does not answer with 404.html';
      return headers[CACHE.toLowerCase()]?.includes('immutable')
        ? 'is missing, yet may be cached for ever'
        : undefined;
    case 'refusal':
      if (status === 200 && body !== fileAt(dist, 'index.html'))
        return 'answers with a file that must not be served';
      return leavesTheSite(headers.location) ? `leads to ${headers.location}` : undefined;
  }
}

function statusOf({ status, headers }: Answer): string {
  return headers.location === undefined ? `${status}` : `${status} to ${headers.location}`;
}

/** Follows redirects. @returns all addresses, including the first. */
async function follow(path: string, host: RunningHost): Promise<string[]> {
  const steps = [path];
  while (steps.length <= MOST_STEPS) {
    const { status, headers } = await host.ask(steps.at(-1) ?? '/');
    if (status < 300 || status > 399 || headers.location === undefined) break;
    steps.push(headers.location);
  }
  return steps;
}

function leavesTheSite(location: string | undefined): boolean {
  const ownOrigin = 'http://own.example';
  return location !== undefined && new URL(location, ownOrigin).origin !== ownOrigin;
}

function differences(wanted: Readonly<Record<string, string>>, sent: Answer['headers']) {
  const wrong = Object.entries(wanted).flatMap(([name, value]) => {
    const actual = sent[name.toLowerCase()];
    // Fetch §3.7: a repeated header is joined, matches no policy and so allows embedding, as `cross-origin` does.
    const isOpen = name === EMBEDDING && value === 'cross-origin' && actual?.endsWith(`, ${value}`);
    return actual === value || isOpen ? [] : `${name}: ${actual ?? '–'} instead of ${value}`;
  });
  return wrong.length > 0 ? wrong.join('; ') : undefined;
}
