import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutgoingMessage } from '../../../../../components/blocks/ContactForm/sending/send-message.ts';

/** Each request to the endpoint, with a function to answer it. */
let requests: { init: RequestInit; answer: (response: Response) => void }[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal(
    'fetch',
    (_: string, init: RequestInit) =>
      new Promise<Response>((answer, reject) => {
        requests.push({ init, answer });
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  // The module remembers messages that are being sent or were sent.
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ok = () => new Response('{"ok":true}');
const fail = () => new Response('', { status: 500 });

test('a message that is being sent or was sent is not sent again', async () => {
  const { send } = await sender();
  const first = send({});
  const second = send({});
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(1);
  requests[0]?.answer(ok());
  expect(await Promise.all([first, second, send({})])).toEqual(Array(3).fill({ type: 'sent' }));
  expect(requests).toHaveLength(1);
});

test('a message that failed can be sent again', async () => {
  const { send } = await sender();
  const first = send({});
  await vi.advanceTimersByTimeAsync(0);
  requests[0]?.answer(fail());
  expect(await first).toEqual({ type: 'failed' });
  void send({});
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(2);
});

test.each([
  ['does not answer', () => undefined],
  ['does not end its answer', () => new Response(new ReadableStream())],
])('an endpoint that %s is given up after ten seconds', async (_, answer) => {
  const { send } = await sender();
  const verdict = vi.fn();
  void send({}).then(verdict);
  await vi.advanceTimersByTimeAsync(0);
  const response = answer();
  const { signal } = requests[0]?.init ?? {};
  // As with fetch, aborting the request also ends the body.
  if (response) {
    vi.spyOn(response, 'json').mockImplementation(
      () => new Promise((__, reject) => signal?.addEventListener('abort', reject)),
    );
    requests[0]?.answer(response);
  }
  await vi.advanceTimersByTimeAsync(9_999);
  expect(verdict).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(verdict).toHaveBeenCalledWith({ type: 'failed' });
});

test('a form that is submitted faster than anybody can write is held back until three seconds have passed', async () => {
  const { send } = await sender();
  void send({ since: Date.now() - 1000 });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(1);
});

test('a clock that is set back, before a message is sent or meanwhile, does not make it wait', async () => {
  const { send } = await sender();
  const since = Date.now();
  vi.setSystemTime(5000);
  const verdict = vi.fn();
  void send({ since }).then(verdict);
  vi.setSystemTime(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(requests).toHaveLength(1);
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
