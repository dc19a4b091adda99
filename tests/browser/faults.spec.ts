import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fakeTime } from '../support/fake-time.ts';
import { FAULTS, type Fault, isHung } from '../support/misbehave.ts';
import { pageErrors } from '../support/page-errors.ts';
import { expectNextClick, expectReadable } from '../support/readable.ts';
import { setupBrowser } from '../support/setup-browser.ts';
import { setupFaultySite } from '../support/setup-faulty-site.ts';

const openPage = setupBrowser();
const site = setupFaultySite();

/** How a page comes about when a file that it needs fails. */
type Outcome = 'a visit' | 'a page load';

/** A file that a visit fetches, and what comes of its failure. */
interface Part {
  part: string;
  url: RegExp;
  /** The page that needs it. */
  target: string;
  outcome: Outcome;
  /** Faults that make no difference to this file, or another one. */
  exceptions?: Partial<Record<Fault, Outcome>>;
  /** Milliseconds until it counts as failed when it hangs. */
  patience: number;
}

const JSON_EXCEPTIONS = { 'of another type': 'a visit' } as const;

const PARTS: readonly Part[] = [
  {
    part: 'payload',
    url: /\/dark\/payload\.json/,
    target: 'Dark',
    outcome: 'a page load',
    exceptions: JSON_EXCEPTIONS,
    patience: 8000,
  },
  {
    part: 'layout',
    url: /\/layout-dark-/,
    target: 'Dark',
    outcome: 'a page load',
    exceptions: { ...JSON_EXCEPTIONS, 'of another build': 'a visit' },
    patience: 8000,
  },
  {
    part: 'manifest',
    url: /\/manifest\.json/,
    target: 'Styled',
    outcome: 'a visit',
    patience: 8000,
  },
  {
    part: 'stylesheet',
    url: /\/page-\w+\.css/,
    target: 'Styled',
    outcome: 'a visit',
    patience: 3000,
  },
  {
    part: 'progress bar',
    url: /\/progress-bar-/,
    target: 'Dark',
    outcome: 'a visit',
    patience: 0,
  },
];

const ROWS = PARTS.flatMap(({ outcome, exceptions, ...part }) =>
  FAULTS.map((fault) => ({ ...part, fault, outcome: exceptions?.[fault] ?? outcome })),
);

describe('a visit one of whose files fails still shows its page', () => {
  test.each(ROWS)('$part $fault: by $outcome', async (row) => {
    const { url, target, fault, outcome, patience } = row;
    const { page, errors } = await open(fault);
    await page.goto(site.at('/plain'));
    await site.fail(page, url, fault);

    const requested = isHung(fault) && page.waitForRequest(url);
    await click(page, target);
    if (requested) {
      await requested;
      await page.clock.fastForward(patience);
    }

    await expectReadable(page, target);
    expect(new URL(page.url()).pathname).toBe(`/${target.toLowerCase()}`);
    expect(site.documents()).toBe(outcome === 'a visit' ? 1 : 2);
    await site.heal(page);
    await expectNextClick(page, 'Plain');
    expect(site.documents()).toBeLessThanOrEqual(2);
    expect(errors()).toEqual([]);
  });
});

describe('the error page, when its file fails, says so and leads home', () => {
  test.each(FAULTS)('%s', async (fault) => {
    const { page, errors } = await open(fault);
    await site.fail(page, /\/errors-/, fault);
    await page.goto(site.at('/plain'));

    const requested = page.waitForRequest(/\/errors-/);
    await click(page, 'Closed');
    if (isHung(fault)) {
      await requested;
      await page.clock.fastForward(8000);
    }

    const sound: Fault[] = ['of another type', 'of another build'];
    await expectReadable(
      page,
      sound.includes(fault)
        ? 'This page could not be found'
        : 'An error occurred while showing the error page',
    );
    await page.locator('main').getByRole('link').click();
    await expectReadable(page, 'Home');
    expect(site.documents()).toBe(1);
    expect(errors()).toEqual([]);
  });
});

describe('a part that stays broken', () => {
  test.each(['payload', 'layout'])('%s: at most one page load a minute', async (part) => {
    const { page, errors } = await open('hung before its headers');
    await page.goto(site.at('/plain'));
    await site.fail(page, part === 'payload' ? /\/dark\/payload/ : /\/layout-dark-/, '503');

    await click(page, 'Dark');
    await expectReadable(page, 'Dark');
    expect(site.documents()).toBe(2);
    await expectNextClick(page, 'Plain');
    await site.fail(page, /\/dark\/payload/, '503');
    const loads = site.documents();
    await click(page, 'Dark');
    await page.getByRole('heading', { name: /did not load \(503\)/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dark');
    expect(site.documents()).toBe(loads);

    await expectNextClick(page, 'Home');
    await page.clock.fastForward(60_000);
    await click(page, 'Dark');
    await expectReadable(page, 'Dark');
    expect(site.documents()).toBe(loads + 1);
    expect(errors()).toEqual([]);
  });

  test('a server that is gone leaves the page to be read, and the next click works when it is back', async () => {
    const { page, errors } = await open('refused');
    await page.goto(site.at('/plain'));
    await site.fail(page, /./, 'refused');

    await click(page, 'Dark');
    await page.getByText('The page opens when the connection is back').first().waitFor();
    await expectReadable(page, 'Plain');

    await site.heal(page);
    await expectNextClick(page, 'Styled');
    expect(site.documents()).toBe(1);
    expect(errors()).toEqual([]);
  });
});

async function open(fault: Fault) {
  const page = await openPage();
  if (isHung(fault)) await fakeTime(page);
  const errors = pageErrors(page);
  return { page, errors: () => errors.filter((error) => error.startsWith('uncaught')) };
}

function click(page: Page, link: string): Promise<void> {
  return page.locator('nav').getByRole('link', { name: link }).click();
}
