import { beforeEach, expect, test, vi } from 'vitest';

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', request);
  // The module remembers messages that are being sent or were sent.
  vi.resetModules();
  return () => void vi.unstubAllGlobals();
});

const load = () => import('../../../../../components/blocks/ContactForm/sending/send-message.ts');

test('a message that is being sent or was sent is not sent again; one that may have arrived is', async () => {
  const { sendMessage } = await load();
  const send = () => sendMessage('https://forms.example/', 'a', {});
  request.mockRejectedValueOnce(new TypeError('reset'));
  expect(await Promise.all([send(), send()])).toEqual(Array(2).fill({ type: 'failed' }));
  request.mockImplementation(async () => new Response('{"ok":true}'));
  expect(await Promise.all([send(), send()])).toEqual(Array(2).fill({ type: 'sent' }));
  expect(await send()).toEqual({ type: 'sent' });
  expect(request).toHaveBeenCalledTimes(2);
});

test('the id of a message is the same for the same words of a draft, also after a reload, and different for others', async () => {
  const { messageId } = await load();
  const id = messageId(1000, '["é"]');
  expect(id).toMatch(/^[0-9a-z]+-[0-9a-z]+$/);
  expect(new Set([id, messageId(1000, '["e"]'), messageId(1001, '["é"]')]).size).toBe(3);
  vi.resetModules();
  expect((await load()).messageId(1000, '["é"]')).toBe(id);
});
