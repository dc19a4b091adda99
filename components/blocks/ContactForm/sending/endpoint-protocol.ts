/** An endpoint's answer to a message; see FormEndpoint. */
export type SendResult =
  | { readonly type: 'sent' }
  /** The message may have arrived. Trying again may succeed. */
  | { readonly type: 'failed' }
  /** Trying again cannot succeed, and the endpoint does not say why. */
  | { readonly type: 'declined' }
  | { readonly type: 'refused'; readonly errors: readonly RefusalReason[] };

/** Why an endpoint refuses a message, in its own words. */
export interface RefusalReason {
  /** The field's name; absent if the reason is not a single answer. */
  readonly field?: string;
  readonly message: string;
}

/** The 4xx statuses that pass: a timeout, a request too early, too many of them. */
const PASSING = [408, 425, 429];

/** A redirect is no answer of an endpoint, so it is a failure. @param id the same for every attempt to send a message. */
export function requestFor(id: string, fields: Readonly<Record<string, string>>): RequestInit {
  return {
    method: 'POST',
    redirect: 'error',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': id,
    },
    body: JSON.stringify(fields),
  };
}

/** Reads an answer. Only the documented one counts as success, and only a 5xx leaves its own words unsaid. */
export async function readSendResult(answer: Response): Promise<SendResult> {
  const { status } = answer;
  const { ok, errors }: { ok?: unknown; errors?: unknown } = Object(
    await answer.json().catch(() => null),
  );
  if (answer.ok && ok === true) return { type: 'sent' };
  const reasons = Array.isArray(errors) && status < 500 ? errors.flatMap(readReason) : [];
  if (reasons.length > 0) return { type: 'refused', errors: reasons };
  const mayPass = status < 400 || status >= 500 || PASSING.includes(status);
  return { type: mayPass ? 'failed' : 'declined' };
}

function readReason(error: unknown): RefusalReason[] {
  const { field, message } = Object(error);
  if (typeof message !== 'string' || !message.trim()) return [];
  return [typeof field === 'string' ? { field, message } : { message }];
}
