import type { Modifier } from './observatory.ts';

/** Sources that let anybody in. */
const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];

/** Directives whose content cannot act. */
const PASSIVE = ['img-src', 'media-src'];

/** The first of these that is true of a policy decides; Mozilla's `src/analyzer/tests/csp.js`, in its order. */
const OUTCOMES: readonly (readonly [string, number, (policy: Policy) => boolean])[] = [
  [
    'csp-implemented-with-unsafe-inline',
    -20,
    (policy) =>
      policy.sources('script-src').some(isIn(UNSAFE)) ||
      policy.sources('object-src').some(isIn(BROAD)),
  ],
  ['csp-implemented-with-insecure-scheme', -20, (policy) => policy.active().some(isInsecure)],
  [
    'csp-implemented-with-unsafe-eval',
    -10,
    (policy) => ['script-src', 'style-src'].flatMap(policy.sources).includes("'unsafe-eval'"),
  ],
  [
    'csp-implemented-with-insecure-scheme-in-passive-content-only',
    -10,
    (policy) => PASSIVE.flatMap(policy.sources).some(isInsecure),
  ],
  [
    'csp-implemented-with-unsafe-inline-in-style-src-only',
    0,
    (policy) => policy.sources('style-src').some(isIn(UNSAFE)),
  ],
  [
    'csp-implemented-with-no-unsafe-default-src-none',
    10,
    (policy) => policy.sources('default-src').join(' ') === "'none'",
  ],
  ['csp-implemented-with-no-unsafe', 5, () => true],
];

/** Judges the content security policies of a page, that of its header and that of its `<meta>`, as one. */
export function judgePolicy(texts: readonly string[]): Modifier {
  const policy = new Policy(texts);
  if (policy.isEmpty) return { outcome: 'csp-not-implemented', points: -25 };
  const [outcome = '', points = 0] = OUTCOMES.find(([, , isTrue]) => isTrue(policy)) ?? [];
  return { outcome, points };
}

function isIn(list: readonly string[]) {
  return (source: string) => list.includes(source);
}

function isInsecure(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:');
}

class Policy {
  readonly #directives = new Map<string, string[]>();

  constructor(texts: readonly string[]) {
    for (const directive of texts.flatMap((text) => text.split(/[;,]/))) {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      if (name === '') continue;
      const known = this.#directives.get(name) ?? [];
      this.#directives.set(name, [...new Set([...known, ...sources])]);
    }
  }

  get isEmpty(): boolean {
    return this.#directives.size === 0;
  }

  /** What a directive allows: without it, what `default-src` does, and without that, all. */
  sources = (name: string): readonly string[] => {
    const sources = this.#directives.get(name) ?? this.#directives.get('default-src') ?? ['*'];
    // A hash or a nonce makes browsers pass over 'unsafe-inline'.
    const isHashed = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
    return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };

  /** The sources of all that can act. */
  active(): readonly string[] {
    const others = [...this.#directives].filter(([name]) => !PASSIVE.includes(name));
    return others.flatMap(([, sources]) => sources);
  }
}
