import { forgetDraft, readDraft } from '../form/draft.ts';
import type { EnquiryEvent } from '../form/enquiry-state.ts';
import type { FormField } from '../form/form-field.ts';
import type { Answer, Errors } from './answers.ts';
import type { RefusalReason } from './endpoint-protocol.ts';
import { messageId, sendMessage } from './send-message.ts';

/**
 * Sends the answers, and forgets the draft once they have arrived.
 *
 * @param asked the questions that are asked.
 * @param hidden names and values of the other fields.
 * @returns the result.
 */
export async function deliverEnquiry(
  { id: formId, action }: HTMLFormElement,
  asked: readonly FormField[],
  answers: readonly Answer[],
  hidden: Readonly<Record<string, string>>,
): Promise<EnquiryEvent> {
  const fields = Object.fromEntries(answers.map(({ name, value }) => [name, value]));
  // Without storage there is no draft.
  const id = messageId(readDraft(formId)?.since ?? 0, JSON.stringify([formId, fields]));
  const result = await sendMessage(action, id, { ...hidden, ...fields });
  if (result.type === 'refused') return { type: 'refused', ...sortReasons(result.errors, asked) };
  if (result.type !== 'sent') return { phase: result.type };
  forgetDraft(formId);
  return { phase: 'sent', email: fields.email };
}

/** The endpoint's reasons, those that concern a question that is asked apart from the others. */
function sortReasons(
  reasons: readonly RefusalReason[],
  asked: readonly FormField[],
): { errors: Errors; remarks: string[] } {
  const wordsFor = (name?: string) =>
    reasons.filter(({ field }) => field === name).map(({ message }) => message);
  const names = asked.map(({ name }) => name);
  const errors = names.map((name) => [name, wordsFor(name).join('\n')] as const);
  const remarks = reasons
    .filter(({ field }) => !names.some((name) => name === field))
    .map(({ message }) => message);
  return {
    errors: Object.fromEntries(errors.filter(([, words]) => words)),
    remarks: [...new Set(remarks)],
  };
}
