import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/open-page.ts';
import { type Development, develop } from '../../support/dev/develop.ts';
import { pageSource, writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Without scripts that are still to come when the server ends. */
const SITE = {
  'layouts/default.tsx':
    'export default ({ children }) => <main>{children}<label>Name <input /></label></main>;',
  'pages/index.tsx': pageSource('Home', '<p><a href="/guide">Guide</a></p>'),
  'pages/guide.tsx': pageSource('First guide', ''),
};

test('more tabs than a browser opens connections to a host follow a change', async () => {
  const { url, edit } = await developSmallSite();
  const { context } = await open(url);
  const pages = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
  for (const page of pages) await page.goto(url);
  await edit('pages/index.tsx', 'Home</h1>', 'Another home</h1>');
  for (const page of pages) await heading(page, 'Another home');
});

test('when the server comes back, a page that shows what is on the disk stays as it is, after a visit, too; one that is old is loaded again', async () => {
  let dev = await developSmallSite();
  const { page, documents } = await open(dev.url);
  const field = page.getByRole('textbox');
  await field.fill('typed');
  const restart = async (meanwhile: (stopped: Development) => Promise<void> = async () => {}) => {
    // A try to connect fails.
    const refused = page.waitForEvent('console', (message) => /WebSocket/.test(message.text()));
    const { root, url } = dev;
    await dev.close();
    await refused;
    await meanwhile(dev);
    const asked = page.waitForResponse(
      (response) => response.url().includes('/_dev/state') && response.ok(),
    );
    dev = await develop({ root, port: new URL(url).port });
    await asked;
  };

  await restart();
  await page.getByRole('link', { name: 'Guide' }).click();
  await heading(page, 'First guide');
  await restart();
  expect(await field.inputValue()).toBe('typed');
  expect(documents()).toBe(1);

  await restart(({ edit }) => edit('pages/guide.tsx', 'First guide</h1>', 'Second guide</h1>'));
  await heading(page, 'Second guide');
  expect(documents()).toBe(2);
});

test('where a proxy lets no WebSocket through, a page follows changes, too', async () => {
  const { url, edit } = await developSmallSite();
  const { page } = await open(url, (empty) =>
    empty.addInitScript(() => {
      window.WebSocket = class extends WebSocket {
        constructor() {
          super('/no-socket');
        }
      };
    }),
  );
  await edit('pages/index.tsx', 'Home</h1>', 'Another home</h1>');
  await heading(page, 'Another home');
});

async function developSmallSite(): Promise<Development> {
  const root = await temporaryFolder();
  await writeFiles(root, SITE);
  return develop({ root });
}

/** Opens a page, and counts the documents that it loads. */
async function open(url: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await openPage();
  await prepare?.(page);
  page.setDefaultTimeout(15_000);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.goto(url);
  await page.waitForSelector('html[data-connection]', { state: 'attached' });
  return { page, context: page.context(), documents: () => documents };
}

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name, exact: true }).waitFor();
}
