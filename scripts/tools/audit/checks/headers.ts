import { existsSync, writeFileSync } from 'node:fs';
import type { AuditContext } from '../audit-context.ts';
import type { Check } from '../check.ts';

/** The part of the Observatory's API that is used, by module. */
interface Constants {
  ALL_TESTS: readonly ((requests: object) => { result: string | null })[];
}

interface Types {
  Requests: new (host: string) => object;
}

interface RetrieverUtils {
  parseHttpEquivHeaders: (html: string, url: string) => object;
}

interface Grader {
  getScoreModifier: (outcome: string) => number;
  getGradeForScore: (score: number) => { grade: string; score: number };
}

const PACKAGE = '@mdn/mdn-http-observatory';

/** A host on no preload list, so that only the headers count. */
const ORIGIN = 'https://www.example.com';

/**
 * Mozilla's HTTP Observatory, with its own tests and its own table, for the home page as if it came over HTTPS: it must
 * not deduct any points. The Observatory itself only asks public hosts. The check `hosts` makes sure that every
 * supported host sends the same headers.
 */
export const headers: Check = {
  name: 'headers',
  title: 'Headers that cost points at the HTTP Observatory',
  fix: 'Correct the header in scripts/prerender/write/hosts/header-rules.ts.',
  async run(site, context) {
    const answer = await fetch(`${await site.origin()}/`);
    const outcomes = await testAnswer(answer, context);
    const { getScoreModifier, getGradeForScore } = await context.tool<Grader>(
      `${PACKAGE}/src/grader/grader.js`,
    );
    const points = outcomes.map(getScoreModifier);
    const { grade, score } = getGradeForScore(points.reduce((sum, more) => sum + more, 100));
    return {
      covered: 'the home page',
      result: `${grade} (${score})`,
      problems: outcomes.flatMap((outcome) => {
        const lost = getScoreModifier(outcome);
        return lost < 0 ? `${outcome} ${lost}` : [];
      }),
    };
  },
};

/** @returns the outcome of each test. */
async function testAnswer(answer: Response, context: AuditContext): Promise<string[]> {
  const from = <T>(module: string) => context.tool<T>(`${PACKAGE}/src/${module}.js`);
  // The package downloads a list of preloaded hosts. An empty one is enough: this host is on none.
  const manifest = await context.toolPath(`${PACKAGE}/package.json`);
  const list = manifest.replace('package.json', 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');

  const { ALL_TESTS } = await from<Constants>('constants');
  const { Requests } = await from<Types>('types');
  const { parseHttpEquivHeaders } = await from<RetrieverUtils>('retriever/utils');
  const body = await answer.text();
  const response = {
    status: 200,
    // It reads some as properties, and some with `get`.
    headers: Object.assign(answer.headers, Object.fromEntries(answer.headers)),
    verified: true,
    httpEquiv: parseHttpEquivHeaders(body, ORIGIN),
  };
  const url = new URL(ORIGIN);
  const requests = Object.assign(new Requests(url.hostname), {
    session: { url },
    resources: { path: body },
    responses: {
      auto: response,
      https: response,
      cors: response,
      http: null,
      httpRedirects: [],
      httpsRedirects: [],
    },
  });
  return ALL_TESTS.flatMap((test) => test(requests).result ?? []);
}
