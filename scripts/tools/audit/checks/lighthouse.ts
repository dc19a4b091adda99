import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../browser/find-browser.ts';
import { serveCommand, startServer } from '../../start-server.ts';
import { auditPackage, type Check } from '../check.ts';

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<
    string,
    { score: number; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null }>;
}

/**
 * A busy machine can only lower a score (https://github.com/GoogleChrome/lighthouse, docs/variability.md), so a page
 * with less than full points is tried again.
 */
const RUNS = 3;

/** Lighthouse with its default settings, a phone on a slow connection, on every route. 100 of 100 in each category. */
export const lighthouse: Check = {
  name: 'lighthouse',
  fix: 'Look for the named audit in Lighthouse, in the browser’s developer tools. If only performance is short, try again on an idle machine.',
  parts: [
    {
      name: '100 in all four categories',
      async run(site) {
        const { origin, close } = await startServer((port) => serveCommand(site.dist, port));
        const problems: string[] = [];
        try {
          for (const route of site.routes) {
            let lost = await pointsLost(origin + route);
            for (let run = 1; run < RUNS && lost.length > 0; run++)
              lost = await pointsLost(origin + route);
            problems.push(...lost.map((line) => `${route}: ${line}`));
          }
        } finally {
          await close();
        }
        return problems;
      },
    },
  ],
};

async function pointsLost(url: string): Promise<string[]> {
  const { executablePath, env } = await findBrowser();
  const program = auditPackage('lighthouse/cli/index.js');
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting'];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, ...options, flags],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: Infinity },
  );
  const { categories, audits }: Report = JSON.parse(stdout);
  const short = Object.entries(categories).filter(([, { score }]) => score < 1);
  return short.map(([category, { score, auditRefs }]) => {
    const counting = auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    return `${category} ${Math.round(score * 100)}: ${counting.map(({ id }) => id).join(', ')}`;
  });
}
