import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with the page as it is now, one line for each place. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Not as a script element, which the policy of the page would block.
  await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    );
  });
}
