import { readSendResult, requestFor, type SendResult } from './endpoint-protocol.ts';

/**
 * Messages that are being sent or were sent, by id. They outlive the form, which goes when the visitor opens another
 * page.
 */
const deliveries = new Map<string, Promise<SendResult>>();

/**
 * Sends a message, unless it is being sent or was sent already, and waits for the answer as long as the browser does. Never
 * rejects.
 */
export function sendMessage(
  url: string,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<SendResult> {
  const current = deliveries.get(id);
  if (current) return current;
  const delivery = fetch(url, requestFor(id, fields))
    .then(readSendResult)
    .catch((): SendResult => ({ type: 'failed' }));
  deliveries.set(id, delivery);
  void delivery.then(({ type }) => {
    if (type !== 'sent') deliveries.delete(id);
  });
  return delivery;
}

/** FNV-1a, in 64 bits. */
const [OFFSET, PRIME] = [0xcbf29ce484222325n, 0x100000001b3n];

/**
 * The id of a message, so that an endpoint can recognise a message that it gets twice: the same for the same words of the
 * same draft, even after a reload. Changed words are another message.
 *
 * @param since when the draft was begun.
 */
export function messageId(since: number, words: string): string {
  const hash = new TextEncoder()
    .encode(words)
    .reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * PRIME), OFFSET);
  return `${since.toString(36)}-${hash.toString(36)}`;
}
