import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { type Development, develop } from '../../support/dev/develop.ts';
import { openProxy } from '../../support/dev/open-proxy.ts';

const openPage = setupSharedContext();

test('more tabs than a browser opens connections to a host follow a change', async () => {
  const { url, edit } = await develop();
  const { context } = await open(url);
  const pages = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
  for (const page of pages) await page.goto(url);
  await edit('pages/index.tsx', 'Fixture home</h1>', 'Another home</h1>');
  for (const page of pages) await heading(page, 'Another home');
});

test('a page that shows what is on the disk is not loaded again when the server comes back, whatever it has been told before; one that is old is', async () => {
  const proxy = await openProxy();
  let dev = await develop();
  proxy.forwardTo(dev.url);
  const { page, documents } = await open(proxy.url);
  const restart = async (meanwhile: (stopped: Development) => Promise<void> = async () => {}) => {
    const told = new Promise((done) =>
      page.on('websocket', (socket) => socket.once('framereceived', done)),
    );
    // A try to connect fails.
    const refused = page.waitForEvent('console', (message) => /WebSocket/.test(message.text()));
    proxy.forwardTo();
    await dev.close();
    await refused;
    await meanwhile(dev);
    dev = await develop({ root: dev.root });
    proxy.forwardTo(dev.url);
    await told;
  };
  const change = async (file: string, from: string, to: string) => {
    await dev.edit(file, `${from}</h1>`, `${to}</h1>`);
    await heading(page, to);
  };

  await restart();
  await change('pages/index.tsx', 'Fixture home', 'Second home');
  await restart();
  await change('pages/index.tsx', 'Second home', 'Third home');
  await page.getByRole('link', { name: 'first guide' }).click();
  await heading(page, 'First guide');
  await restart();
  await change('pages/guides/first.tsx', 'First guide', 'Second guide');
  expect(documents()).toBe(1);

  await restart(({ edit }) =>
    edit('pages/guides/first.tsx', 'Second guide</h1>', 'Third guide</h1>'),
  );
  await heading(page, 'Third guide');
  expect(documents()).toBe(2);
});

test('a page behind a proxy that lets no WebSocket through follows changes, too', async () => {
  const proxy = await openProxy(false);
  const { url, edit } = await develop();
  proxy.forwardTo(url);
  const { page } = await open(proxy.url);
  await edit('pages/index.tsx', 'Fixture home</h1>', 'Another home</h1>');
  await heading(page, 'Another home');
});

/** Opens a page, and counts the documents that it loads. */
async function open(url: string) {
  const page = await openPage();
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
