import { findBrowser } from '../../browser/find-browser.ts';
import type { Check } from '../check.ts';
import { type Puppeteer, tool } from '../tools.ts';

/** The part of Lighthouse's API that is used. */
interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;
}

interface Result {
  categories: { [id: string]: { score: number | null; auditRefs: readonly AuditRef[] } };
  audits: { [id: string]: { title: string; score: number | null; displayValue?: string } };
}

interface AuditRef {
  id: string;
  weight: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * A busy machine can only lower a score (https://github.com/GoogleChrome/lighthouse, docs/variability.md), so a page
 * with less than full points is tried again, and its best run counts.
 */
const RUNS = 3;

/** Lighthouse with its default settings, a phone on a slow connection, on every route. 100 of 100 in each category. */
export const lighthouse: Check = {
  name: 'lighthouse',
  title: 'Points lost, and for what',
  fix: 'Look for the named audit in Lighthouse, in the browser’s developer tools. If only performance is short, try again on an idle machine.',
  async run(site) {
    const { default: runLighthouse } = await tool<Lighthouse>('lighthouse');
    const { default: puppeteer } = await tool<Puppeteer>('puppeteer-core');
    const { executablePath, env } = await findBrowser();
    const origin = await site.origin();
    const browser = await puppeteer.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ['--no-sandbox', '--disable-gpu'],
      // It ends with this process anyway, and this process has its own listeners.
      handleSIGINT: false,
    });
    const { port } = new URL(browser.wsEndpoint());
    const flags = { port: Number(port), onlyCategories: CATEGORIES, logLevel: 'silent' };
    const problems: string[] = [];
    const scores: string[] = [];
    try {
      for (const route of site.routes) {
        const result = await bestOf(() => runLighthouse(origin + route, flags));
        if (!result)
          throw new Error(
            `Lighthouse gave no result for ${route}. Is the page still loading after its time limit? Try it with \`npm start\`.`,
          );
        problems.push(...pointsLost(result).map((line) => `${route}: ${line}`));
        scores.push(`${route} ${CATEGORIES.map((id) => points(result, id)).join('/')}`);
      }
    } finally {
      await browser.close();
    }
    return { covered: scores.join(', '), result: '100 in all four categories', problems };
  },
};

async function bestOf(
  run: () => Promise<{ lhr: Result } | undefined>,
): Promise<Result | undefined> {
  let best: Result | undefined;
  for (let time = 0; time < RUNS && (!best || total(best) < 100 * CATEGORIES.length); time++) {
    const outcome = await run();
    if (outcome && (!best || total(outcome.lhr) > total(best))) best = outcome.lhr;
  }
  return best;
}

function total(result: Result): number {
  return CATEGORIES.reduce((sum, id) => sum + points(result, id), 0);
}

function points({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

function pointsLost(result: Result): string[] {
  return CATEGORIES.filter((id) => points(result, id) < 100).map((id) => {
    const reasons = (result.categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
      const { score = 1, displayValue = '', title = '' } = result.audits[audit] ?? {};
      if (weight === 0 || score === null || score === 1) return [];
      return `${audit} ${displayValue || title} (${score} of a weight of ${weight})`;
    });
    return `${id} ${points(result, id)}: ${reasons.join('; ')}`;
  });
}
