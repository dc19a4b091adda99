import { CACHE, EMBEDDING } from '../../../prerender/write/hosts/header-rules.ts';
import type { AuditedSite } from '../audited-site.ts';
import { type Answer, askServer } from './ask-server.ts';
import type { Probe } from './probes.ts';

/** What is wrong with the answer of the host at `origin`; `undefined` if it is as expected. */
export async function whyWrong(
  probe: Probe,
  origin: string,
  site: AuditedSite,
): Promise<string | undefined> {
  const answer = await askServer(origin, probe.path);
  const { status, headers, body } = answer;
  switch (probe.wanted) {
    case 'file':
      if (status !== 200) return `answers ${statusOf(answer)}`;
      if (body !== site.read(probe.file)) return `does not answer with the file ${probe.file}`;
      return differences(probe.headers, headers);
    case 'move': {
      const { pathname } = new URL((await fetch(origin + probe.path)).url);
      return pathname === probe.target ? undefined : `leads to ${pathname}`;
    }
    case 'miss': {
      if (status !== 404) return `answers ${statusOf(answer)}`;
      if (body !== site.read('404.html')) return 'does not answer with 404.html';
      const cache = headers.get(CACHE) ?? '';
      return cache.includes('max-age=0') ? undefined : `is missing, yet kept: ${cache}`;
    }
    case 'refusal':
      if (status === 200 && body !== site.read('index.html'))
        return 'answers with a file that must not be served';
      return new URL(headers.get('location') ?? '', origin).origin === origin
        ? undefined
        : `leads to ${headers.get('location')}`;
  }
}

function statusOf({ status, headers }: Answer): string {
  const location = headers.get('location');
  return location === null ? `${status}` : `${status} to ${location}`;
}

function differences(wanted: Readonly<Record<string, string>>, sent: Headers): string | undefined {
  const wrong = Object.entries(wanted).flatMap(([name, value]) => {
    const actual = sent.get(name);
    const allowed = [value];
    if (name === CACHE) allowed.push(`${value}, no-transform`);
    // Fetch §3.7: a repeated header is joined, matches no policy and so allows embedding, as `cross-origin` does.
    if (name === EMBEDDING && value === 'cross-origin') allowed.push(`same-origin, ${value}`);
    return allowed.includes(actual ?? '') ? [] : `${name}: ${actual ?? '–'} instead of ${value}`;
  });
  return wrong.length > 0 ? wrong.join('; ') : undefined;
}
