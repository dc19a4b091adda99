import type { FormEndpoint } from '../../../../scripts/shared/form-endpoint.ts';
import { forgetDraft, readDraft, valuesOf } from '../form/draft.ts';
import type { EnquiryEvent } from '../form/enquiry-state.ts';
import type { FormField } from '../form/form-field.ts';
import { nextWorkingDay } from '../receipt/next-working-day.ts';
import type { Answer, Errors } from './answers.ts';
import type { RefusalReason } from './endpoint-protocol.ts';
import { MESSAGE_ID } from './form-target.ts';
import { forgetMessage, messageId } from './message-id.ts';
import { sendMessage } from './send-message.ts';

interface OutgoingEnquiry {
  form: HTMLFormElement;
  provider: FormEndpoint['provider'];
  /** The questions that are asked. */
  asked: readonly FormField[];
  answers: readonly Answer[];
  /** Names and values of the hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** When the form was first used, in case there is no draft. */
  touchedAt: number;
}

/** Sends the answers, and forgets the draft once it has been sent. @returns the result. */
export async function deliverEnquiry(enquiry: OutgoingEnquiry): Promise<EnquiryEvent> {
  const { form, provider, asked, answers, hidden, touchedAt } = enquiry;
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
    case 'declined':
      return verdict;
    case 'refused':
      return { type: 'refused', ...sortReasons(verdict.errors, provider, asked) };
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
 * The endpoint's reasons, those that concern a question that is asked apart from the others. Formspree's begin after the
 * name: “should be an email”.
 */
function sortReasons(
  reasons: readonly RefusalReason[],
  provider: FormEndpoint['provider'],
  asked: readonly FormField[],
): { errors: Errors; remarks: string[] } {
  const words = (subject: string | undefined, message: string) =>
    provider === 'formspree' && subject ? `${subject} ${message}` : message;
  const errors = asked.flatMap(({ name, label }) => {
    const own = reasons.filter(({ field }) => field === name);
    return own.length > 0
      ? [[name, own.map(({ message }) => words(label, message)).join('\n')]]
      : [];
  });
  const remarks = reasons
    .filter(({ field }) => !asked.some(({ name }) => name === field))
    .map(({ field, message }) => words(field, message));
  return { errors: Object.fromEntries(errors), remarks: [...new Set(remarks)] };
}
