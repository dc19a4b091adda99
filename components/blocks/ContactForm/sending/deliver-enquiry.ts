import type { FormEndpoint } from '../../../../scripts/shared/form-endpoint.ts';
import { forgetDraft, readDraft, valuesOf } from '../form/draft.ts';
import type { EnquiryEvent } from '../form/enquiry-state.ts';
import { nextWorkingDay } from '../receipt/next-working-day.ts';
import type { Answer, Errors } from './answers.ts';
import type { FieldError } from './endpoint-protocol.ts';
import { MESSAGE_ID } from './form-target.ts';
import { forgetMessage, messageId } from './message-id.ts';
import { sendMessage } from './send-message.ts';

interface OutgoingEnquiry {
  form: HTMLFormElement;
  provider: FormEndpoint['provider'];
  answers: readonly Answer[];
  /** Names and values of the hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** When the form was first used, in case there is no draft. */
  touchedAt: number;
}

/** Sends the answers, and forgets the draft once it has been sent. @returns the result. */
export async function deliverEnquiry(enquiry: OutgoingEnquiry): Promise<EnquiryEvent> {
  const { form, provider, answers, hidden, touchedAt } = enquiry;
  const given = Object.fromEntries(answers.map(({ name, value }) => [name, value]));
  const id = messageId(JSON.stringify([form.id, given]));
  const written = JSON.stringify(valuesOf(form));
  const verdict = await sendMessage({
    url: form.action,
    provider,
    message: { id, fields: { ...hidden, ...given, [MESSAGE_ID]: id } },
    since: readDraft(form.id)?.since ?? touchedAt,
  });
  switch (verdict.type) {
    case 'failed':
      return verdict;
    case 'refused': {
      const errors = errorsFrom(verdict.errors, provider, answers);
      return Object.keys(errors).length > 0 ? { type: 'refused', errors } : { type: 'failed' };
    }
    case 'sent': {
      forgetMessage();
      // If the visitor has written something since, the draft is another message.
      if (JSON.stringify(readDraft(form.id)?.values) === written) forgetDraft(form.id);
      const { name = '', email = '' } = given;
      return { type: 'sent', receipt: { name, email, day: nextWorkingDay(new Date()) } };
    }
  }
}

/**
 * The endpoint's error messages for fields that were answered. Formspree's begin after the name: “should be an email”.
 */
function errorsFrom(
  errors: readonly FieldError[],
  provider: FormEndpoint['provider'],
  answers: readonly Answer[],
): Errors {
  const entries = errors.flatMap(({ field, message }) =>
    answers
      .filter(({ name }) => name === field)
      .map(({ label }) => [field, provider === 'formspree' ? `${label} ${message}` : message]),
  );
  return Object.fromEntries(entries);
}
