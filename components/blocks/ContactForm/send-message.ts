import type { FormEndpoint } from '../../../scripts/shared/contracts.ts';
import { type Message, readSendResult, requestFor, type SendResult } from './endpoint-protocol.ts';

export interface OutgoingMessage {
  url: string;
  provider: FormEndpoint['provider'];
  message: Message;
  /** When its writing began, in milliseconds since 1970. */
  since: number;
}

/** Milliseconds that an endpoint gets for its whole answer. */
const ANSWER_TIMEOUT = 10_000;

/** Nobody writes a message in fewer milliseconds. */
const WRITING_TIME = 3000;

/** Messages under way or sent, by id. They outlive the form, which goes when its visitor goes to another page. */
const deliveries = new Map<string, Promise<SendResult>>();

/** Sends a message; one that is under way or was sent is not sent again. Never rejects. */
export function sendMessage(outgoing: OutgoingMessage): Promise<SendResult> {
  const { id } = outgoing.message;
  const known = deliveries.get(id);
  if (known) return known;
  const delivery = attempt(outgoing);
  deliveries.set(id, delivery);
  void delivery.then(({ type }) => {
    if (type !== 'sent') deliveries.delete(id);
  });
  return delivery;
}

async function attempt({ url, provider, message, since }: OutgoingMessage): Promise<SendResult> {
  // A robot that fills in forms at once has gone by then; a visitor has never to wait.
  await new Promise((resolve) => setTimeout(resolve, since + WRITING_TIME - Date.now()));
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_TIMEOUT);
  try {
    const answer = await fetch(url, { ...requestFor(provider, message), signal: limit.signal });
    return await readSendResult(provider, answer);
  } catch {
    return { type: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
