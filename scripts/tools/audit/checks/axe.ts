import type { Page } from 'playwright-core';
import { axeViolations } from '../../browser/axe.ts';
import type { Check } from '../check.ts';
import { PAGE_STATES } from '../page-states.ts';
import { count } from '../run-checks.ts';
import { walkThrough } from '../walk-through.ts';

/** A narrow phone and a laptop, in pixels. */
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** If a state is not reached within this many milliseconds, it counts as missing. */
const STATE_TIMEOUT = 10_000;

/** axe with all its rules, in every state of every page. The pages cover both layouts. */
export const axe: Check = {
  name: 'axe',
  title: 'Violations of accessibility rules',
  fix: 'Correct the element that the line names, in its component; the rule’s name is explained at dequeuniversity.com/rules/axe.',
  async run(site, context) {
    const problems: string[] = [];
    const origin = await site.origin();
    let states = 0;
    for (const viewport of VIEWPORTS) {
      for (const path of site.pages.keys()) {
        // With reduced motion nothing is caught halfway through a fade.
        const page = await (await context.browser()).newPage({ viewport, reducedMotion: 'reduce' });
        page.setDefaultTimeout(STATE_TIMEOUT);
        await page.goto(origin + path);
        await walkThrough(page);
        const known = new Set<string>();
        for await (const { name, violations } of violationsByState(page)) {
          states += 1;
          const fresh = violations.filter((violation) => !known.has(violation));
          for (const violation of fresh) known.add(violation);
          const place = `${path} at ${viewport.width} pixels, ${name}`;
          problems.push(...fresh.map((violation) => `${place}: ${violation}`));
        }
        await page.close();
      }
    }
    const widths = VIEWPORTS.map(({ width }) => width).join(' and ');
    return {
      covered: `${count(site.pages.size, 'page')} at ${widths} pixels, ${count(states, 'state')}`,
      result: 'no violation',
      problems,
    };
  },
};

async function* violationsByState(page: Page) {
  for (const { name, enter, leave } of PAGE_STATES) {
    const reached = await enter(page).catch((error: Error) => error);
    if (reached instanceof Error) {
      yield { name, violations: [`not reached: ${reached.message.split('\n', 1)[0]}`] };
    } else if (reached) {
      const violations = await axeViolations(page);
      yield { name, violations: violations.map((text) => text.replace(/\s+/g, ' ')) };
      await leave?.(page);
    }
  }
}
