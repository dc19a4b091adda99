import { judgePolicy } from './observatory-policy.ts';

/** Header name in lower case → value. */
export type ResponseHeaders = Readonly<Record<string, string | undefined>>;

/** What one test of the Observatory adds or takes. */
export interface Modifier {
  /** The name of the outcome in Mozilla's table. */
  outcome: string;
  points: number;
}

export interface Grade {
  grade: string;
  score: number;
  modifiers: readonly Modifier[];
}

/** From this many points on, lowest first to fit, a grade; Mozilla's `GRADE_CHART`. */
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const;

/** What adds to the 100 points counts only for a site that has at least so many without it. */
const MINIMUM_FOR_EXTRA_CREDIT = 90;

/**
 * The grade of a page's headers by the published table of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory,
 * `src/grader/charts.js`, algorithm 5). Of its tests, three say nothing of a configuration that is
 * served over HTTPS without cookies: cookies, redirection and the preload list; they count 0, as they do there.
 */
export function gradeHeaders(headers: ResponseHeaders, html: string): Grade {
  const modifiers = [
    judgePolicy(policiesOf(headers, html)),
    judgeTransport(headers['strict-transport-security']),
    judgeSniffing(headers['x-content-type-options']),
    judgeFraming(headers),
    judgeReferrer(headers['referrer-policy']),
    judgeEmbedding(headers['cross-origin-resource-policy']),
    judgeOpener(headers['cross-origin-opener-policy']),
    judgeSharing(headers),
    judgeScripts(html),
  ];
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 100);
  const points = modifiers.map((modifier) => modifier.points);
  const uncurved = sum(points.filter((one) => one < 0));
  const score = Math.max(0, uncurved >= MINIMUM_FOR_EXTRA_CREDIT ? sum(points) : uncurved);
  const grade = GRADES.find(([least]) => score >= least)?.[1] ?? 'F';
  return { grade, score, modifiers };
}

function policiesOf(headers: ResponseHeaders, html: string): string[] {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
  return [headers['content-security-policy'], meta].filter((policy) => policy !== undefined);
}

/** What the Observatory takes for six months, in seconds. */
const SIX_MONTHS = 15_552_000;

function judgeTransport(value: string | undefined): Modifier {
  if (value === undefined) return { outcome: 'hsts-not-implemented', points: -20 };
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(','))
    return { outcome: 'hsts-header-invalid', points: -20 };
  if (Number(age) >= SIX_MONTHS) {
    return { outcome: 'hsts-implemented-max-age-at-least-six-months', points: 0 };
  }
  return { outcome: 'hsts-implemented-max-age-less-than-six-months', points: -10 };
}

function judgeSniffing(value: string | undefined): Modifier {
  if (value?.trim().toLowerCase() === 'nosniff') {
    return { outcome: 'x-content-type-options-nosniff', points: 0 };
  }
  const outcome = value === undefined ? 'not-implemented' : 'header-invalid';
  return { outcome: `x-content-type-options-${outcome}`, points: -5 };
}

function judgeFraming(headers: ResponseHeaders): Modifier {
  const name = 'x-frame-options';
  if (/\bframe-ancestors\b/.test(headers['content-security-policy'] ?? '')) {
    return { outcome: `${name}-implemented-via-csp`, points: 5 };
  }
  const value = headers[name]?.trim().toLowerCase();
  if (value === undefined) return { outcome: `${name}-not-implemented`, points: -20 };
  if (value === 'deny' || value === 'sameorigin') {
    return { outcome: `${name}-sameorigin-or-deny`, points: 5 };
  }
  if (value.startsWith('allow-from')) return { outcome: `${name}-allow-from-origin`, points: 0 };
  return { outcome: `${name}-header-invalid`, points: -20 };
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const LOOSE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function judgeReferrer(value: string | undefined): Modifier {
  if (value === undefined) return { outcome: 'referrer-policy-not-implemented', points: 0 };
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  const last = names.findLast((name) => PRIVATE.includes(name) || LOOSE.includes(name));
  if (last === undefined) return { outcome: 'referrer-policy-header-invalid', points: -5 };
  if (PRIVATE.includes(last)) return { outcome: 'referrer-policy-private', points: 5 };
  return { outcome: 'referrer-policy-unsafe', points: -5 };
}

function judgeEmbedding(value: string | undefined): Modifier {
  return judgeIsolation('cross-origin-resource-policy', value, {
    closed: ['same-origin', 'same-site'],
    open: ['cross-origin'],
  });
}

function judgeOpener(value: string | undefined): Modifier {
  return judgeIsolation('coop', value, {
    closed: ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    open: ['unsafe-none'],
  });
}

function judgeIsolation(
  name: string,
  value: string | undefined,
  { closed, open }: { closed: readonly string[]; open: readonly string[] },
): Modifier {
  if (value === undefined) return { outcome: `${name}-not-implemented`, points: 0 };
  const wanted = value.trim().toLowerCase();
  if (closed.includes(wanted)) return { outcome: `${name}-implemented-with-${wanted}`, points: 10 };
  if (open.includes(wanted)) return { outcome: `${name}-implemented-with-${wanted}`, points: 0 };
  return { outcome: `${name}-header-invalid`, points: -5 };
}

function judgeSharing(headers: ResponseHeaders): Modifier {
  const name = 'cross-origin-resource-sharing';
  const isOpen = headers['access-control-allow-origin'] !== undefined;
  if (isOpen && headers['access-control-allow-credentials'] === 'true') {
    return { outcome: `${name}-implemented-with-universal-access`, points: -50 };
  }
  return {
    outcome: `${name}-${isOpen ? 'implemented-with-public-access' : 'not-implemented'}`,
    points: 0,
  };
}

/** Scripts of other origins, by the HTML as it is served. */
function judgeScripts(html: string): Modifier {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const isWhole = (tag: string) => tag.includes('integrity=');
  if (foreign.some((tag) => !tag.includes('src="https:'))) {
    const points = foreign.every(isWhole) ? -20 : -50;
    return { outcome: 'sri-external-scripts-not-loaded-securely', points };
  }
  if (foreign.length === 0) {
    return { outcome: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
  }
  if (foreign.every(isWhole)) {
    return { outcome: 'sri-implemented-and-external-scripts-loaded-securely', points: 5 };
  }
  return { outcome: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 };
}
