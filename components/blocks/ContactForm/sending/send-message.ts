import type { FormEndpoint } from '../../../../scripts/shared/form-endpoint.ts';
import { type Message, readSendResult, requestFor, type SendResult } from './endpoint-protocol.ts';

export interface OutgoingMessage {
  url: string;
  provider: FormEndpoint['provider'];
  message: Message;
  /** When the visitor began to write, in milliseconds since 1970. */
  since: number;
}

/** How long an endpoint may take for its whole answer, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** Nobody writes a message in less time than this, in milliseconds. */
const WRITING_TIME = 3000;

/**
 * Messages that are being sent or were sent, by id. They outlive the form, which goes when the visitor opens another
 * page.
 */
const deliveries = new Map<string, Promise<SendResult>>();

/** Sends a message, unless it is being sent or was sent already. Never rejects. */
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
  // A robot that submits at once is gone by then. People never wait: they take longer to write.
  // Not longer than that even if the clock has been set back since.
  const rest = Math.min(WRITING_TIME, since + WRITING_TIME - Date.now());
  await new Promise((resolve) => setTimeout(resolve, rest));
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
