import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutgoingMessage } from '../../../../../components/blocks/ContactForm/sending/send-message.ts';

/** Takes the place of `fetch`; it does not answer before it is aborted, unless a test says so. */
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  request.mockReset().mockImplementation(
    (_, init) =>
      new Promise((_answer, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  vi.stubGlobal('fetch', request);
  // The module remembers messages that are being sent or were sent.
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a message that is being sent or was sent is not sent again', async () => {
  request.mockImplementation(async () => new Response('{"ok":true}'));
  const { send } = await sender();
  const [first, second] = [send({}), send({})];
  await vi.advanceTimersByTimeAsync(0);
  expect(await Promise.all([first, second, send({})])).toEqual(Array(3).fill({ type: 'sent' }));
  expect(request).toHaveBeenCalledOnce();
});

test('a form that is submitted faster than anybody can write is held back until three seconds have passed', async () => {
  const { send } = await sender();
  void send({ since: Date.now() - 1000 });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledOnce();
});

test('a clock that is set back, before a message is sent or meanwhile, does not make it wait', async () => {
  const { send } = await sender();
  const since = Date.now();
  vi.setSystemTime(5000);
  const verdict = vi.fn();
  void send({ since }).then(verdict);
  vi.setSystemTime(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(request).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(verdict).toHaveBeenCalledWith({ type: 'failed' });
});

async function sender() {
  const { sendMessage } = await import(
    '../../../../../components/blocks/ContactForm/sending/send-message.ts'
  );
  const outgoing: OutgoingMessage = {
    url: 'https://forms.example/',
    provider: 'own',
    message: { id: 'a', fields: {} },
    since: 0,
  };
  return { send: (changes: Partial<OutgoingMessage>) => sendMessage({ ...outgoing, ...changes }) };
}
