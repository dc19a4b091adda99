import type { Page } from 'playwright-core';
import { pageErrors } from '../../browser/page-errors.ts';
import type { Check } from '../check.ts';
import { count } from '../run-checks.ts';
import { walkThrough } from '../walk-through.ts';

/**
 * Violations of the content security policy, such as requests to origins that it does not name, and all other console
 * messages, on every page, after scrolling through it. The policy is in the header and in each page's `<meta>`.
 */
export const csp: Check = {
  name: 'csp',
  title: 'Policy violations and console messages',
  fix: 'Remove what the policy blocks, or allow it in scripts/prerender/document/content-security-policy.ts; for another message, mend what causes it.',
  async run(site, context) {
    const problems: string[] = [];
    const origin = await site.origin();
    for (const path of site.pages.keys()) {
      const page = await (await context.browser()).newPage();
      const errors = pageErrors(page);
      await page.goto(origin + path);
      await walkThrough(page);
      errors.push(...(await inlineHandlers(page)));
      await page.close();
      problems.push(...errors.map((error) => `${path}: ${error.replace(origin, '')}`));
    }
    return {
      covered: `${count(site.pages.size, 'page')}, scrolled through`,
      result: 'no violation, no message',
      problems,
    };
  },
};

/** Chromium reports a blocked handler only when its event happens, so the handlers are searched for. */
function inlineHandlers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ localName, attributes }) =>
      [...attributes]
        .filter(({ name }) => name.startsWith('on'))
        .map(({ name }) => `policy violation: inline event handler ${name} of <${localName}>`),
    ),
  );
}
