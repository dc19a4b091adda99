import { existsSync, writeFileSync } from 'node:fs';
import type { AuditContext } from './audit-context.ts';
import type { Answer } from './imitations/imitation.ts';

/** The Observatory's verdict on an answer. */
export interface Grade {
  grade: string;
  score: number;
  /** The tests that cost points, by outcome. */
  lost: readonly { outcome: string; points: number }[];
}

type Test = (requests: object) => { result: string | null };

const PACKAGE = '@mdn/mdn-http-observatory';

/** A host on no preload list, so that only the headers count. */
const ORIGIN = 'https://www.example.com';

/**
 * The grade that Mozilla's HTTP Observatory gives an answer as if it came over HTTPS, with its own tests and its own
 * table. The Observatory itself only asks public hosts.
 */
export async function gradeAnswer(
  { headers, body }: Answer,
  context: AuditContext,
): Promise<Grade> {
  const from = <T>(module: string) => context.tool<T>(`${PACKAGE}/src/${module}.js`);
  const { ALL_TESTS } = await from<{ ALL_TESTS: readonly Test[] }>('constants');
  const { Requests } = await from<{ Requests: new (host: string) => object }>('types');
  const { getGradeForScore, getScoreModifier } = await from<{
    getGradeForScore: (score: number) => { grade: string; score: number };
    getScoreModifier: (outcome: string) => number;
  }>('grader/grader');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT: enough } = await from<{
    MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  }>('grader/charts');
  const { parseHttpEquivHeaders } = await from<{
    parseHttpEquivHeaders: (html: string, url: string) => object;
  }>('retriever/utils');
  preparePreloadList(await context.toolPath(`${PACKAGE}/package.json`));

  const response = {
    status: 200,
    headers: Object.assign(new Headers(), { 'content-type': 'text/html' }, headers),
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
  const outcomes = ALL_TESTS.flatMap((test) => test(requests).result ?? []);
  const modifiers = outcomes.map((outcome) => ({ outcome, points: getScoreModifier(outcome) }));
  const lost = modifiers.filter(({ points }) => points < 0);
  const sum = (all: typeof modifiers) => all.reduce((total, { points }) => total + points, 100);
  // As in its src/scanner/index.js: bonus points count only if almost everything is right without them.
  const { grade, score } = getGradeForScore(sum(lost) >= enough ? sum(modifiers) : sum(lost));
  return { grade, score, lost };
}

/** The package requires a list of preloaded hosts, which it downloads. An empty one is enough: this host is on none. */
function preparePreloadList(manifest: string): void {
  const file = manifest.replace('package.json', 'conf/hsts-preload.json');
  if (!existsSync(file)) writeFileSync(file, '{}');
}
