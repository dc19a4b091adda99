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
  | { readonly type: 'failed' }
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] };

export interface FieldError {
  /** The field's name. */
  readonly field: string;
  readonly message: string;
}

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

/** Reads an answer. Only the documented one counts as success. */
export async function readSendResult(provider: Provider, answer: Response): Promise<SendResult> {
  if (provider === 'netlify') return { type: answer.status === 200 ? 'sent' : 'failed' };
  const { ok, errors }: { ok?: unknown; errors?: unknown } = Object(
    await answer.json().catch(() => null),
  );
  if (answer.ok) return { type: ok === true ? 'sent' : 'failed' };
  const fieldErrors = Array.isArray(errors) ? errors.filter(isFieldError) : [];
  return answer.status < 500 && fieldErrors.length > 0
    ? { type: 'refused', errors: fieldErrors }
    : { type: 'failed' };
}

function isFieldError(error: unknown): error is FieldError {
  const { field, message } = Object(error);
  return typeof field === 'string' && typeof message === 'string';
}
