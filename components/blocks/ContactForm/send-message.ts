import type { FormEndpoint } from '../../../scripts/shared/contracts.ts';
import { type Message, readVerdict, requestFor, type Verdict } from './endpoint-protocol.ts';

export interface Dispatch {
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
const deliveries = new Map<string, Promise<Verdict>>();

/** Sends a message; one that is under way or was sent is not sent again. Never rejects. */
export function sendMessage(dispatch: Dispatch): Promise<Verdict> {
  const { id } = dispatch.message;
  const known = deliveries.get(id);
  if (known) return known;
  const delivery = attempt(dispatch);
  deliveries.set(id, delivery);
  void delivery.then(({ type }) => {
    if (type !== 'sent') deliveries.delete(id);
  });
  return delivery;
}

async function attempt({ url, provider, message, since }: Dispatch): Promise<Verdict> {
  // A robot that fills in forms at once has gone by then; a visitor has never to wait.
  await new Promise((resolve) => setTimeout(resolve, since + WRITING_TIME - Date.now()));
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_TIMEOUT);
  try {
    const answer = await fetch(url, { ...requestFor(provider, message), signal: limit.signal });
    return await readVerdict(provider, answer);
  } catch {
    return { type: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
