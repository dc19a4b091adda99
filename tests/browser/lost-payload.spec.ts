import { describe, expect, test } from 'vitest';
import type { VisitsServer } from '../support/visits/serve-visits.ts';
import { setupVisits } from '../support/visits/setup-visits.ts';

const arrive = setupVisits();

const LONG = '/long/payload.json';
const QUICK = '/quick/payload.json';

/** The browser's own messages about a part that a test has broken. */
const NOISE = [/status of \d+/, /ERR_(ABORTED|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE)/];

type Break = (site: VisitsServer, path: string) => void;

/** The ways in which a payload can fail, and the messages about them. */
const FAILURES: readonly { failure: string; breakPart: Break; reason: RegExp }[] = [
  {
    failure: 'answers 404',
    breakPart: (site, path) => site.answer(path, { status: 404, body: '{}' }),
    reason: /\(404\)$/,
  },
  {
    failure: 'answers 500, although it is whole',
    breakPart: (site, path) => site.doctor(path, (text) => text, 500),
    reason: /\(500\)$/,
  },
  {
    failure: 'answers HTML with status 200',
    breakPart: (site, path) =>
      site.answer(path, { type: 'text/html', body: '<!doctype html><h1>' }),
    reason: /\(SyntaxError: .*\)$/,
  },
  {
    failure: 'stops in the middle',
    breakPart: (site, path) => site.cut(path, '{"format":1,"path":"'),
    reason: /\(TypeError: .*\)$/,
  },
  {
    failure: 'is cut, and looks whole',
    breakPart: (site, path) => {
      site.doctor(path, (text) => text.replace(',"end":true', ''));
    },
    reason: /\(200\)$/,
  },
  {
    failure: 'is that of another page',
    breakPart: (site, path) => {
      site.doctor(path, (text) => text.replace(/"path":"[^"]*"/, '"path":"/other"'));
    },
    reason: /\(200\)$/,
  },
  {
    failure: 'is of another format',
    breakPart: (site, path) =>
      site.doctor(path, (text) => text.replace('"format":1', '"format":2')),
    reason: /\(200\)$/,
  },
  {
    failure: 'does not answer at all',
    breakPart: (site, path) => site.cut(path),
    reason: /\(TypeError: .*\)$/,
  },
];

test.each([
  ...FAILURES.map((each) => ({ ...each, layout: 'default', from: '/' })),
  ...FAILURES.slice(0, 1).map((each) => ({ ...each, layout: 'dark', from: '/night' })),
])('from the layout $layout: a payload that $failure', async (row) => {
  const { layout, from, breakPart, reason } = row;
  const visitor = await arrive(from);
  visitor.expectComplaints(/^console error: \/quick\/payload\.json\?v=\w+ did not load \(/);
  visitor.allowComplaints(...NOISE);
  breakPart(visitor.site, LONG);
  breakPart(visitor.site, QUICK);

  // Once a minute, the browser loads the page that was asked for.
  await visitor.addToPage('<a href="/long?a=1#end">Go</a>');
  await visitor.load('Go');
  expect([visitor.address, await visitor.heading()]).toEqual(['/long?a=1#end', 'Long']);
  // Within the minute, the error page says why.
  if (layout === 'dark') await visitor.visit('Night');
  await visitor.visit('Quick');

  const { events } = await visitor.record();
  const told = events.find((event) => event.startsWith('fail /quick'));
  expect(told).toMatch(reason);
  expect(await visitor.heading()).toBe(told?.replace('fail /quick: ', ''));
  await expect.poll(() => visitor.address).toBe('/quick');
  expect(await visitor.page.locator('footer').textContent()).toBe(`The ${layout} layout`);
  expect(visitor.documents).toEqual([from, '/long?a=1']);
});

test('a payload is accepted with any content type', async () => {
  const visitor = await arrive('/');
  visitor.site.doctor(LONG, (text) => text);
  await visitor.visit('Long');
  const body = await visitor.page.evaluate(async () => (await fetch('/quick/payload.json')).text());
  visitor.site.answer(QUICK, { type: 'text/html', body });

  await visitor.visit('Quick');

  expect(visitor.documents).toEqual(['/']);
});

describe('a page load for a lost part', () => {
  test('does not end in a circle when going back', async () => {
    const visitor = await arrive('/');
    visitor.allowComplaints(...NOISE, /did not load/);
    await visitor.visit('Long');
    await visitor.visit('Night');
    visitor.site.answer(LONG, { status: 500 });

    await visitor.load(() => visitor.go(-1));

    expect([visitor.address, await visitor.heading()]).toEqual(['/long', 'Long']);
    expect(visitor.documents).toEqual(['/', '/long']);
  });
});
