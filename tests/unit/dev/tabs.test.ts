import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import {
  type DocumentVersion,
  devDocument,
  faultyDocument,
} from '../../../scripts/dev/dev-document.ts';
import { trackTabs } from '../../../scripts/dev/tabs.ts';
import type { Fault } from '../../../scripts/prerender/faults/fault.ts';

const FAULT: Fault = { what: 'What', why: 'Why', fix: 'Fix' };

test('an open page is sent the faults that the check of the site has found, but not the same ones twice', async () => {
  let faults: Fault[] = [];
  const tabs = trackTabs('/', async () => ({ faults }));
  const { response, messages } = fakeResponse();
  await tabs.add(response, '/');
  expect(messages()).toEqual([{ type: 'faults', faults: [] }]);

  await tabs.notifyFaults();
  expect(messages()).toHaveLength(1);
  faults = [FAULT];
  await tabs.notifyFaults();
  await tabs.notifyFaults();
  expect(messages().slice(1)).toEqual([{ type: 'faults', faults: [FAULT] }]);
});

test('the gallery, which reloads on every change, is not sent the faults of a check', async () => {
  const tabs = trackTabs('/', async () => ({ faults: [FAULT] }));
  const { response, messages } = fakeResponse();
  await tabs.add(response, '/_gallery/');
  await tabs.notifyFaults();
  expect(messages()).toEqual([]);
});

test.each([
  {
    missed: 'a stylesheet',
    html: page('new.css', 'Home'),
    sent: { type: 'styles', urls: [expect.any(String), '/new.css'] },
  },
  { missed: 'a word', html: page('old.css', 'Another home'), sent: { type: 'reload' } },
])('a page that loaded while $missed changed is told when it connects', async ({ html, sent }) => {
  const { version } = devDocument(page('old.css', 'Home'));
  const tabs = trackTabs('/', async () => ({ faults: [], document: devDocument(html) }));
  const { response, messages } = fakeResponse();

  await tabs.add(response, '/', version);

  expect(messages()).toEqual([{ type: 'faults', faults: [] }, sent]);
});

test('a page that failed and is mended while it loads is told when it connects', async () => {
  const [, query = ''] = /client\.js\?([^"]+)/.exec(faultyDocument([FAULT])) ?? [];
  const version = Object.fromEntries(new URLSearchParams(query)) as unknown as DocumentVersion;
  const document = devDocument(page('old.css', 'Home'));
  const tabs = trackTabs('/', async () => ({ faults: [], document }));
  const { response, messages } = fakeResponse();

  await tabs.add(response, '/', version);

  expect(messages().at(-1)).toEqual({ type: 'reload' });
});

test('a tab that closes before its page is found is sent nothing', async () => {
  const found = Promise.withResolvers<{ faults: Fault[] }>();
  const tabs = trackTabs('/', () => found.promise);
  const { response, messages } = fakeResponse();
  const added = tabs.add(response, '/');
  response.emit('close');
  found.resolve({ faults: [FAULT] });
  await added;
  await tabs.notify();
  expect(messages()).toEqual([]);
});

function page(stylesheet: string, words: string): string {
  return `<head><style>a{}</style><link rel="stylesheet" href="/${stylesheet}"></head><p>${words}</p>`;
}

/** A fake response, with the messages that were written to it. */
function fakeResponse() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = vi.spyOn(response, 'write');
  const messages = () =>
    write.mock.calls.map(([text]): unknown => JSON.parse(String(text).slice('data: '.length)));
  return { response, messages };
}
