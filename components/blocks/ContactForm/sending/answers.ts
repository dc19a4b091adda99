import { errorWords } from '../contact-form.content.ts';
import type { FormField } from '../form/form-field.ts';
import { EMAIL, plainEmail } from './plain-email.ts';

/** A question that was answered. */
export interface Answer {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** The questions that are asked, in their order: one that belongs to a choice, only while that choice is picked. */
export function askedQuestions(fields: readonly FormField[], data: FormData): FormField[] {
  return fields.flatMap((field) => {
    const picked = data.getAll(field.name);
    const options = 'options' in field ? field.options : [];
    return [
      field,
      ...options.flatMap(({ value, reveals = [] }) => (picked.includes(value) ? reveals : [])),
    ];
  });
}

/** The answers in the order of the questions. */
export function readAnswers(asked: readonly FormField[], data: FormData): Answer[] {
  return asked.flatMap(({ kind, name, label }) => {
    const text = data
      .getAll(name)
      .map((entry) => `${entry}`.trim())
      .join(', ');
    const value = kind === 'email' ? plainEmail(text) : text;
    return value ? [{ name, label, value }] : [];
  });
}

/** Field name → what the visitor should do. */
export type Errors = Readonly<Record<string, string>>;

/** What an answer of a kind must have in it. */
const REQUIRED: Partial<Record<FormField['kind'], RegExp>> = { email: EMAIL, tel: /\p{Nd}/u };

/** What is missing or wrong in the answers, in the order of the questions. */
export function findErrors(asked: readonly FormField[], answers: readonly Answer[]): Errors {
  const wrong = asked.filter(({ name, kind, optional }) => {
    const answer = answers.find((candidate) => candidate.name === name);
    return answer ? REQUIRED[kind]?.test(answer.value) === false : !optional;
  });
  return Object.fromEntries(
    wrong.map(({ name, label, error }) => [name, error ?? errorWords.unanswered(label)]),
  );
}
