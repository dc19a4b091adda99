import type { FormEndpoint } from '../../../../scripts/shared/form-endpoint.ts';

type Provider = FormEndpoint['provider'];

export interface Message {
  /** The same for every attempt to send it. */
  readonly id: string;
  /** Names and values, including the id. */
  readonly fields: Record<string, string>;
}

/** An endpoint's answer to a message. */
export type SendResult =
  | { readonly type: 'sent' }
  /** Trying again may succeed. */
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

/**
 * The request that a provider expects; see FormEndpoint. No provider answers it with a redirect, so a redirect is a
 * failure.
 */
export function requestFor(provider: Provider, { id, fields }: Message): RequestInit {
  const request = { method: 'POST', redirect: 'error' } as const;
  const accept = 'application/json';
  switch (provider) {
    case 'formspree':
      return { ...request, headers: { accept }, body: new URLSearchParams(fields) };
    case 'netlify':
      return { ...request, body: new URLSearchParams(fields) };
    case 'own':
      return {
        ...request,
        headers: { accept, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify(fields),
      };
  }
}

/** Reads an answer. Only the documented one counts as success, and only a 5xx leaves its own words unsaid. */
export async function readSendResult(provider: Provider, answer: Response): Promise<SendResult> {
  const { status } = answer;
  const mayPass = status < 400 || status >= 500 || PASSING.includes(status);
  const failure = { type: mayPass ? 'failed' : 'declined' } as const;
  if (provider === 'netlify') return status === 200 ? { type: 'sent' } : failure;
  const { ok, errors }: { ok?: unknown; errors?: unknown } = Object(
    await answer.json().catch(() => null),
  );
  if (answer.ok && ok === true) return { type: 'sent' };
  const reasons = Array.isArray(errors) && status < 500 ? errors.flatMap(readReason) : [];
  return reasons.length > 0 ? { type: 'refused', errors: reasons } : failure;
}

function readReason(error: unknown): RefusalReason[] {
  const { field, message } = Object(error);
  if (typeof message !== 'string' || !message.trim()) return [];
  return [typeof field === 'string' ? { field, message } : { message }];
}
