import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { footer } from '../../../layouts/_site.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import { OPEN } from '../../../scripts/dev/dev-contract.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { developProject } from '../../support/dev/develop-project.ts';
import { fakeEditor, nameEditor } from '../../support/dev/fake-editor.ts';
import { projectRoot } from '../../support/project-root.ts';

const NO_EDITOR = '/nowhere/editor';

/** The first question reads all sources. */
const FIRST_ANSWER = { timeout: 15_000 };

const openPage = setupSharedContext();
const at = developProject();

const CONTACT = 'pages/contact.content.ts';

/** The line of the heading of the contact page. */
const HEADING = lineOf(CONTACT, contactPage.intro.title);

const SUBMIT = contactPage.form.form.submit;
const ABOUT = contactPage.form.form.fields.find(({ name }) => name === 'about')?.label ?? '';
const GALLERY = '/_gallery/blocks/CallToAction/index.html';

/** A link on the first screen of the home page. */
const ACTION = 'See what it costs';
const HOME = 'pages/index.content.ts';

/** Where something on a page comes from; without words, those that it shows. */
const SOURCES: readonly [path: string, selector: string, file: string, words?: string][] = [
  ['/contact', `text=${footer.smallPrint.slice(0, 40)}`, 'layouts/_site.ts', footer.smallPrint],
  ['/contact', `text=${ABOUT}`, CONTACT, ABOUT],
  ['/contact', `role=button[name="${SUBMIT}"]`, 'pages/_mail-form.content.ts', SUBMIT],
  [
    '/contact',
    'role=img[name=/^Drawing of Turnout/]',
    CONTACT,
    contactPage.directions.picture.title,
  ],
  ['/contact', 'header svg', 'components/ui/Mark.tsx', '<circle'],
  ['/partners/atlassian', '.slider__slide p', 'pages/partners/atlassian.phases.content.ts'],
  ['/nowhere', 'main a', 'components/blocks/ErrorPage/ErrorPage.tsx'],
  ['/nowhere', 'h1', 'scripts/shared/error-messages.ts'],
  [GALLERY, 'h1, h2', 'components/blocks/CallToAction/CallToAction.examples.tsx'],
];

test.each([...new Set(SOURCES.map(([path]) => path))])(
  'Alt and the pointer name the lines of what is on %s, and the component of words that are made of several strings',
  async (path) => {
    const { page, place } = await open(path);
    // An example of the gallery is within its frame.
    const view = path === GALLERY ? page.frameLocator('iframe').first() : page;
    for (const [where, selector, file, words] of SOURCES) {
      if (where !== path) continue;
      const what = view.locator(selector).first();
      await point(what);
      await place(lineOf(file, words ?? (await what.textContent()) ?? 'nothing'), view);
    }
    if (path !== '/contact') return;
    await point(page.getByText('A person answers the phone,'));
    await place(expect.stringMatching(/^components\/.+\.tsx:\d+$/));
  },
);

test('Alt and a click, or the keyboard and Enter, open the line in the editor; after that, clicks are the page’s again', async () => {
  const opened = await fakeEditor();
  const { page, place } = await open('/');
  const action = page.locator('#intro').getByRole('link', { name: ACTION });
  await action.focus();
  await page.keyboard.down('Alt');
  const line = lineOf(HOME, ACTION);
  await place(line);
  await page.keyboard.press('Enter');
  await expect.poll(opened).toMatch(asOpened(line));
  expect(page.url()).toBe(at('/'));

  await point(page.getByRole('heading', { level: 1 }));
  await page.mouse.down();
  await page.mouse.up();
  await page.getByText('Opened in your editor.').waitFor();
  await page.keyboard.up('Alt');
  expect(await label(page).count()).toBe(0);
  await action.click();
  await page.waitForURL('**/#services');
});

test('where no editor is found, the path is copied', async () => {
  const { page, place } = await open('/contact', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await point(page.getByRole('heading', { level: 1 }));
  await place(HEADING);
  await page.mouse.down();
  await page.mouse.up();
  await label(page).getByText('Copied:').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(join(projectRoot, HEADING));
});

test('a hint tells of the source finder until it has been used', async () => {
  // The locale gives it a context of its own, in which no other test has used the source finder.
  const { page } = await open('/contact', { locale: 'en-GB' });
  const hint = page.getByText(/^Hold Alt to see/);
  await hint.waitFor();
  await page.keyboard.press('Alt');
  expect(await hint.count()).toBe(0);
  await page.reload();
  await page.waitForSelector('html[data-connection]', { state: 'attached' });
  expect(await hint.count()).toBe(0);
});

// `why-refused.test.ts` has all that is refused.
test('a request that is refused says so: to other sites, and in the label, where a file has gone since', async () => {
  const opened = await fakeEditor();
  const body = JSON.stringify({ file: 'pages/index.tsx', line: 1, column: 1 });
  const headers = { origin: 'http://localhost:1' };
  const refused = await fetch(at(OPEN), { method: 'POST', headers, body });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('Only pages of');
  const { page } = await open('/contact');
  const ring = page.locator('header svg circle').first();
  await ring.evaluate((element) => element.setAttribute('data-source', 'components/Gone.tsx:1'));
  await point(ring);
  await page.mouse.down();
  await page.mouse.up();
  await label(page).getByText('Not opened: There is no file "components/Gone.tsx"').waitFor();
  expect(await opened()).toBe('');
});

/** Opens a page of the development server. `place` waits until the label names a line. */
async function open(path: string, options: BrowserContextOptions = {}) {
  // Ignores any editor that happens to run on this machine.
  if (!process.env.LAUNCH_EDITOR?.startsWith('/')) nameEditor(NO_EDITOR);
  const page = await openPage(options);
  page.setDefaultTimeout(20_000);
  const errors = pageErrors(page);
  onTestFinished(() =>
    expect(errors.filter((error) => /uncaught|policy violation/.test(error))).toEqual([]),
  );
  await page.goto(at(path));
  await page.waitForFunction(() => 'pointwork' in window || document.readyState === 'complete');
  const place = (line: string, frame: Pick<Page, 'locator'> = page) =>
    expect
      .poll(() => frame.locator('pointwork-source-finder .place').allTextContents(), FIRST_ANSWER)
      .toEqual([line]);
  return { page, place };
}

function label(page: Page): Locator {
  return page.locator('pointwork-source-finder .label');
}

/** Holds Alt and moves the pointer to the middle of something. */
async function point(to: Locator) {
  await to.scrollIntoViewIfNeeded();
  // Sections that come into view take their real heights, which moves what is below them.
  await to.evaluate(async (element) => {
    let before = Number.NaN;
    for (let top = element.getBoundingClientRect().top; top !== before; ) {
      before = top;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      top = element.getBoundingClientRect().top;
    }
  });
  const box = await to.boundingBox();
  if (!box) throw new Error('It cannot be seen.');
  const mouse = to.page().mouse;
  await to.page().keyboard.down('Alt');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(x - 1, y);
  await mouse.move(x, y);
}

/** How the fake editor tells that it has opened a line. */
function asOpened(line: string): string {
  const [file = '', number] = line.split(':');
  return `${join(projectRoot, file)} ${number} `;
}

/** The first line of a source that has the words. */
function lineOf(file: string, words: string): string {
  const lines = readFileSync(join(projectRoot, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(words));
  expect(index).toBeGreaterThanOrEqual(0);
  return `${file}:${index + 1}`;
}
