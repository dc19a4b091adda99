import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { develop } from '../../support/dev/develop.ts';

test('a changed stylesheet is exchanged in the running page; after any other change the page is loaded again, at the same scroll position', async () => {
  const { page, edit, documents } = await open('/');
  const before = documents();
  const counter = page.getByRole('button', { name: 'Visible' });
  await counter.click();
  await counter.getByText('4').waitFor();
  await edit('assets/styles/site.css', 'body {', 'body { padding-bottom: 3000px;');
  await page.waitForFunction(() => document.documentElement.scrollHeight > 3000);
  await edit('components/Card.css', '1px solid', '7px solid');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.card') as Element).borderTopWidth === '7px',
  );
  expect(await counter.textContent()).toBe('4');
  expect(documents()).toBe(before);

  await page.evaluate(() => scrollTo(0, 400));
  await edit('pages/index.tsx', 'Fixture home</h1>', 'Home & hearth</h1>');
  await page.getByRole('heading', { name: 'Home & hearth' }).waitFor();
  await page.waitForFunction(() => scrollY === 400);
  await edit('components/Card.tsx', '{title}</h3>', '{title} again</h3>');
  await page.getByText('With a picture again').waitFor();
  expect(documents()).toBe(before + 2);

  await edit('components/Counter.island.tsx', 'count + 1', 'count + 10');
  await expect
    .poll(async () => {
      await counter.click();
      return Number(await counter.textContent());
    })
    .toBeGreaterThan(12);
});

test('a file of assets/public/ reaches the open page when it changes, and so does what load reads', async () => {
  const { page, root, edit } = await open('/');
  const note = join(root, 'components/note.md');
  await writeFile(note, 'read once');
  const read = `process.getBuiltinModule('node:fs').readFileSync(${JSON.stringify(note)}, 'utf8')`;
  await edit('pages/guides/first.tsx', "['Open', 'Read', 'Close']", `[${read}]`);
  await page.getByRole('link', { name: 'first guide' }).click();
  await page.getByText('read once').waitFor();
  await writeFile(note, 'read again');
  await page.getByText('read again').waitFor();

  // Shown again by another load alone. A page that is closed between its request and the answer may never close.
  await page.evaluate(() => {
    document.body.hidden = true;
  });
  await writeFile(join(root, 'assets/public/files/note.txt'), 'changed');
  await page.getByText('read again').waitFor();
});

test('a fault is shown with its line and its remedy until it is corrected, also to somebody who comes later, and a warning of React is shown, too', async () => {
  const { page, edit, url } = await open('/');
  await edit('components/Card.tsx', '{title}</h3>', '{title.nothing.at}</h3>');
  const overlay = page.getByRole('dialog', { name: 'One fault' });
  await overlay.getByText('components/Card.tsx:7').waitFor();
  await overlay.getByText('Cannot read properties of undefined').waitFor();
  expect(await overlay.locator('.fix').textContent()).toContain('Correct components/Card.tsx');
  expect(await overlay.locator('mark').textContent()).toMatch(/^ *7 .*title\.nothing\.at/);
  // The last good page is still there behind it.
  expect(await page.locator('#welcome').textContent()).toBe('Fixture home');

  await edit('components/Card.tsx', '{title.nothing.at}', '{title} again');
  await page.getByText('With a picture again').waitFor();
  expect(await overlay.count()).toBe(0);

  await edit('pages/index.tsx', '<h1 id="welcome">', '<h1 id="welcome"');
  const uncompiled = page.getByRole('dialog').getByText('Cannot compile pages/index.tsx:').first();
  await uncompiled.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(500);
  await uncompiled.waitFor();
  await edit('pages/index.tsx', '<h1 id="welcome"', '<h1 id="welcome">');
  await page.getByRole('heading', { name: 'Fixture home' }).waitFor();

  await edit('pages/index.tsx', '<Counter start', '{[<i />, <i />]}<Counter start');
  await page.getByRole('dialog').getByText('React warns about pages/index.tsx').waitFor();
});

test('the error page follows its sources; an added page takes its place, until it is removed', async () => {
  const { page, root, url, edit } = await open('/news');
  expect(await page.locator('h1').textContent()).toBe(NOT_FOUND_MESSAGE);
  await edit('layouts/error.tsx', 'Back to the home page', 'Back to the very start');
  await page.getByRole('link', { name: 'Back to the very start' }).waitFor();
  const source = `export const page = { title: 'News', description: 'What is new.' };
export default () => <h1>News</h1>;`;
  await writeFile(join(root, 'pages/news.tsx'), source);
  await page.getByRole('heading', { name: 'News' }).waitFor();
  await rm(join(root, 'pages/news.tsx'));
  await expect.poll(async () => (await page.goto(`${url}news`))?.status()).toBe(404);
});

test('visits work as on the published site; the visited page follows its sources, and a title that it shares with another is reported above both and in the log, until one is changed', async () => {
  const { page, edit, url, log, documents } = await open('/');
  const before = documents();
  await page.getByRole('link', { name: 'first guide' }).click();
  await page.getByRole('heading', { name: 'First guide' }).waitFor();
  expect(documents()).toBe(before);
  await edit('pages/guides/first.tsx', 'First guide</h1>', 'The very first guide</h1>');
  await page.getByRole('heading', { name: 'The very first guide' }).waitFor();

  const overlay = page.getByRole('dialog', { name: 'One fault' });
  await edit('pages/guides/first.tsx', "title: 'First guide'", "title: 'Fixture home'");
  await overlay.getByText('The title of /guides/first is the same as that of /').waitFor();
  expect(log()).toContain('The title of /guides/first is the same as that of /');
  await page.goto(url);
  await overlay.getByText('The title of /guides/first is the same as that of /').waitFor();

  await edit('pages/guides/first.tsx', "title: 'Fixture home'", "title: 'Second guide'");
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(log).toContain('All faults are gone.');
});

test('a behavior that cannot be compiled disables no other script: visits work, and run middleware', async () => {
  const { edit, log, url } = await develop();
  await edit('components/shout.behavior.ts', 'export default', 'export default default');
  await expect.poll(log).toContain('Cannot compile components/shout.behavior.ts');
  const page = await openPage();
  await page.goto(url);
  await page.getByRole('dialog').getByText('Cannot compile components/shout.behavior.ts').waitFor();
  await page.locator('a', { hasText: 'first guide' }).first().dispatchEvent('click');
  await page.locator('html[data-greeted] h1', { hasText: 'First guide' }).waitFor();
});

test('what an island throws in the browser is shown above the page, until the island is corrected or the page left, and again when the page comes back', async () => {
  const { page, edit } = await open('/');
  const [from, to] = [
    'useState(false);',
    "useState(false); if ('window' in globalThis) throw Error('boom');",
  ];
  await edit('components/Clock.island.tsx', from, to);
  const overlay = page.getByRole('dialog', { name: 'One fault' });
  await overlay.getByText('components/Clock.island.tsx threw an error in the browser').waitFor();
  await overlay.getByText('Error: boom').waitFor();
  await edit('components/Clock.island.tsx', to, from);
  await page.getByText('At once: awake').waitFor();
  expect(await overlay.count()).toBe(0);

  await edit('components/Clock.island.tsx', from, to);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'first guide' }).click();
  await page.getByRole('heading', { name: 'First guide' }).waitFor();
  expect(await overlay.count()).toBe(0);
  await page.evaluate(() => history.back());
  await overlay.getByText('Error: boom').waitFor();
  await page.evaluate(() => history.forward());
  await page.getByRole('heading', { name: 'First guide' }).waitFor();
  // Without a page to show, the document stays.
  await edit('pages/guides/first.tsx', 'data.steps.map', 'data.steps.at(9).length.map');
  await overlay.getByText('pages/guides/first.tsx threw an error').waitFor();
});

/** Opens a page of an editable copy of the fixture. */
async function open(path: string) {
  const development = await develop();
  const page: Page = await openPage();
  page.setDefaultTimeout(10_000);
  const errors = pageErrors(page);
  onTestFinished(() =>
    expect(errors.filter((error) => /uncaught|Content Security/.test(error))).toEqual([]),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.goto(new URL(path, development.url).href);
  await page.waitForSelector('html[data-connection]', { state: 'attached' });
  return { ...development, page, documents: () => documents };
}
