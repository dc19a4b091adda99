import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/open-page.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { goOffline, holdBack } from '../../support/browser/prepare-page.ts';
import { expectLinkToWork, expectReadable } from '../../support/browser/readable.ts';
import { serveFaults } from '../../support/faults/serve-faults.ts';
import { type Outcomes, tryFaults } from '../../support/faults/try-faults.ts';

const WAIT = { timeout: 5000 };

/** The end of an island whose script always fails: one page load has been tried. */
const GIVEN_UP = 'failed after 2 documents, 4 tries';

/** The second document is still waiting for its first. */
const STILL_WAITING = 'loading after 2 documents, 2 tries';

test.each<{ script: string; url: RegExp; expected: Outcomes }>([
  {
    script: 'the island’s own script',
    url: /\/Load-/,
    expected: {
      reset: GIVEN_UP,
      hung: STILL_WAITING,
      'cut short as if whole': GIVEN_UP,
      'of another type': GIVEN_UP,
    },
  },
  {
    script: 'one that it shares with others, which has React in it',
    url: /\/shared-/,
    expected: { '503': GIVEN_UP, hung: STILL_WAITING },
  },
])(
  'a script that always fails, such as $script, is tried once more, then by one page load, and then the HTML of its island stays',
  async ({ url, expected }) => {
    const { page, site, errors } = await open();
    let tries = 0;
    page.on('request', (request) => {
      if (/\/Load-/.test(request.url())) tries++;
    });

    await tryFaults(page, expected, async (fault) => {
      site.fail(url, fault);
      const documents = site.documents();
      tries = 0;
      await page.goto(site.at('/night'), { waitUntil: 'commit' });
      await expectReadable(page, 'Night');
      if (fault === 'hung') {
        await expect.poll(() => tries, WAIT).toBe(1);
        await page.clock.fastForward(120_000);
      }
      await expect.poll(() => site.documents() - documents, WAIT).toBe(2);
      const state = fault === 'hung' ? 'loading' : 'failed';
      await island(page, state).waitFor();

      await expectReadable(page, 'Night');
      const outcome = `${state} after ${site.documents() - documents} documents, ${tries} tries`;
      await island(page, state).getByRole('link', { name: 'Leave Load' }).click();
      await expectReadable(page, 'Plain');
      expect(site.documents() - documents).toBe(2);
      site.heal();
      return outcome;
    });
    expect(errors()).toEqual([]);
  },
);

test('an island that fails offline leaves its page as it was, and is hydrated when it is used and the connection is back', async () => {
  const { page, site, errors } = await openIslands();
  const goOnline = await goOffline(page);
  const button = page.getByRole('button', { name: 'Interaction: 0' });
  await button.click();
  const owner = page.locator('react-island', { hasText: 'Leave Interaction' });
  await owner.and(island(page, 'failed')).waitFor();
  await expectReadable(page, 'Islands');

  await goOnline();
  await button.click();
  await page.getByRole('button', { name: 'Interaction: 1' }).waitFor();
  expect(site.documents()).toBe(1);
  expect(errors()).toEqual([]);
});

test('an island whose script fails does not reload the page where the host does not answer', async () => {
  const { page, site, errors } = await openIslands();
  const asked = page.waitForRequest(/manifest/);
  await page.route(/Interaction-|manifest/, (route) => route.abort());
  await page.getByRole('button', { name: 'Interaction: 0' }).click();
  await asked;
  await island(page, 'failed').getByText('Leave Interaction').waitFor();
  // Whatever follows has begun by now.
  await page.evaluate(() => fetch('/plain').then((response) => response.text()));

  await expectReadable(page, 'Islands');
  expect(site.documents()).toBe(1);
  expect(errors()).toEqual([]);
});

test('an island whose script fails does not reload the page while somebody types', async () => {
  const { page, site, errors } = await open();
  site.fail(/\/Signup-/, '503');
  await page.goto(site.at('/islands'));
  await island(page, 'hydrated').getByText('Leave Idle').waitFor();
  const city = page.getByLabel('City');
  await city.pressSequentially('Ba');
  await page.locator('react-island[data-state=failed]', { has: city }).waitFor();
  // Whatever follows has begun by now.
  await page.evaluate(() => fetch('/plain').then((response) => response.text()));
  await page.keyboard.type('th');

  expect(await city.inputValue()).toBe('Bath');
  expect(site.documents()).toBe(1);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectReadable(page, 'Plain');
  expect(new URL(page.url()).search).toBe('?city=Bath&name=');
  expect(errors()).toEqual([]);
});

test('an island whose script fails does not hold back somebody who is on the way to another page', async () => {
  const { page, site } = await openIslands();
  const payload = await holdBack(page, /\/plain\.payload/);
  site.fail(/\/Interaction-/, '503');
  await page.locator('nav [href="/plain"]').click();
  await payload.asked;
  await page.getByRole('button', { name: 'Interaction: 0' }).click();
  await island(page, 'failed').getByText('Leave Interaction').waitFor();
  // Whatever follows has begun by now.
  await page.evaluate(() => fetch('/plain').then((response) => response.text()));

  payload.release();
  await expectReadable(page, 'Plain');
  expect(site.documents()).toBe(1);
});

test('an island whose script fails does not hold back somebody who leaves the page once it is being loaded anew', async () => {
  const { page, site, errors } = await openIslands();
  const document = await holdBack(page, site.at('/islands'), 'GET');
  const payload = await holdBack(page, /\/plain\.payload/);
  site.fail(/\/Interaction-/, '503');
  // Playwright's own click would wait until the page is loaded.
  await page.evaluate(() => {
    const link = window.document.querySelector<HTMLElement>('nav [href="/plain"]');
    addEventListener('beforeunload', () => setTimeout(() => link?.click()));
  });
  await page.getByRole('button', { name: 'Interaction: 0' }).click();
  await payload.asked;

  document.release();
  await page.evaluate(() => fetch('/plain').then((response) => response.text()));
  payload.release();
  await expectReadable(page, 'Plain');
  expect(site.documents()).toBe(1);
  expect(errors()).toEqual([]);
});

test('an island that breaks while it is rendered, in an effect or after a click gets its HTML back, marked as failed, and the others work', async () => {
  const { page, site, console, errors } = await open();
  await page.goto(site.at('/harm'));
  const broken = (when: string) =>
    page.locator('react-island', { hasText: `Link of broken ${when}` });
  await broken('later').and(island(page, 'hydrated')).getByRole('button').click();

  for (const when of ['later', 'render', 'effect']) {
    await broken(when).and(island(page, 'failed')).waitFor();
    const message = new RegExp(`Broken.* ${when}`);
    await expect.poll(() => console().filter((line) => message.test(line)), WAIT).not.toEqual([]);
  }
  await island(page, 'hydrated').getByRole('button', { name: 'Load: 0' }).click();
  await page.getByRole('button', { name: 'Load: 1' }).waitFor();
  for (const when of ['later', 'render', 'effect']) {
    await broken(when).and(island(page, 'failed')).getByRole('link').click();
    await expectReadable(page, 'Plain');
    await page.goBack();
  }
  expect(site.documents()).toBe(1);
  expect(errors().filter((error) => !error.includes('Broken detach'))).toEqual([]);
});

test('a behavior that cannot be detached keeps neither the visitor nor the others on its page', async () => {
  const { page, site, errors } = await open();
  await page.goto(site.at('/harm'));
  await page.getByText('QUIET WORDS').waitFor();
  await expectLinkToWork(page, 'Plain');
  expect(await page.locator('html').getAttribute('data-detached')).toBe('shout');
  expect(site.documents()).toBe(1);
  expect(errors()).toEqual([expect.stringContaining('Broken detach')]);
});

function island(page: Page, state: string) {
  return page.locator(`react-island[data-state=${state}]`);
}

/** Opens the page of islands, and waits for the one that is hydrated last. */
async function openIslands() {
  const opened = await open();
  await opened.page.goto(opened.site.at('/islands'));
  await island(opened.page, 'hydrated').getByText('Leave Idle').waitFor();
  return opened;
}

async function open() {
  const site = await serveFaults();
  const page = await openPage({ clock: true });
  page.setDefaultTimeout(5000);
  const errors = pageErrors(page);
  return {
    page,
    site,
    console: () => errors.filter((error) => error.startsWith('console')),
    errors: () => errors.filter((error) => error.startsWith('uncaught')),
  };
}
