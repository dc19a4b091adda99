import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe as a script, the smaller of its two builds: a browser needs longer to parse it than to run it. */
export const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rules that depend on colours and the width of the window. All others depend on the markup alone. */
export const RULES_OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

/** Runs axe on the page as it is now, or on a part of it, with all rules or some. Returns one line per violation. */
export async function axeViolations(
  page: Page,
  part = 'html',
  runOnly?: string[],
): Promise<string[]> {
  // A script element would be blocked by the page's policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, rules]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
    },
    [part, runOnly] as const,
  );
}
