import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { Fault } from '../../../scripts/build/faults/fault.ts';
import { trackTabs } from '../../../scripts/dev/tabs.ts';

const FAULT: Fault = { what: 'What', why: 'Why', fix: 'Fix' };

test('an open page is sent the faults that the check of the site has found, but not the same ones twice', async () => {
  let faults: Fault[] = [];
  const tabs = trackTabs('/', async () => ({ faults }));
  const { response, messages } = fakeResponse();
  await tabs.add(response, '/', '');
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
  await tabs.add(response, '/_gallery/', '');
  await tabs.notifyFaults();
  expect(messages()).toEqual([]);
});

test('a tab that closes before its page is found is sent nothing', async () => {
  const found = Promise.withResolvers<{ faults: Fault[] }>();
  const tabs = trackTabs('/', () => found.promise);
  const { response, messages } = fakeResponse();
  const added = tabs.add(response, '/', '');
  response.emit('close');
  found.resolve({ faults: [FAULT] });
  await added;
  await tabs.notify();
  expect(messages()).toEqual([]);
});

/** A fake response, with the messages that were written to it. */
function fakeResponse() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = vi.spyOn(response, 'write');
  const messages = () =>
    write.mock.calls.map(([text]): unknown => JSON.parse(String(text).slice('data: '.length)));
  return { response, messages };
}
