import type { Check } from '../check.ts';
import { count } from '../run-checks.ts';
import { walkThrough } from '../walk-through.ts';

/**
 * Requests to other origins, on every page, after scrolling through it. The content security policy is switched off, to
 * see what it would block; no request to another origin leaves the machine.
 */
export const origins: Check = {
  name: 'origins',
  title: 'Requests to other origins',
  fix: 'Put the file into assets/, or list it under thirdParties in layouts/_site.ts.',
  async run(site, context) {
    const shortfalls: string[] = [];
    const origin = await site.origin();
    const browserContext = await (await context.browser()).newContext({ bypassCSP: true });
    const isOwn = (url: string) => url.startsWith(`${origin}/`) || !/^(?:https?|wss?):/.test(url);
    await browserContext.route(
      (url) => !isOwn(url.href),
      (route) => route.abort(),
    );
    let requests = 0;
    for (const path of site.pages) {
      const foreign = new Set<string>();
      const page = await browserContext.newPage();
      page.on('request', (request) => {
        requests += 1;
        if (!isOwn(request.url())) foreign.add(request.url());
      });
      page.on('websocket', (socket) => foreign.add(socket.url()));
      await page.goto(origin + path);
      await walkThrough(page);
      // These open connections without sending a request.
      const hints = page.locator('link[rel~=preconnect], link[rel~=dns-prefetch]');
      for (const hint of await hints.all()) foreign.add((await hint.getAttribute('href')) ?? '');
      await page.close();
      shortfalls.push(...[...foreign].map((url) => `${path}: ${url}`));
    }
    await browserContext.close();
    return {
      covered: `${count(site.pages.length, 'page')}, ${count(requests, 'request')}`,
      result: 'all to the site itself',
      shortfalls,
    };
  },
  fault: {
    what: 'a picture of another origin',
    plant: (site) =>
      site.edit(site.fileOf(site.routes[0] ?? '/'), (html) =>
        html.replace('</h1>', '</h1><img src="https://foreign.example/a.png" alt="">'),
      ),
    found: /https:\/\/foreign\.example\/a\.png/,
  },
};
