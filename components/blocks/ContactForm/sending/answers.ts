import type { FormField } from '../form/form-field.ts';
import { emailMistake } from './email-mistake.ts';

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
  return asked.flatMap(({ name, label }) => {
    const value = data
      .getAll(name)
      .map((each) => `${each}`.trim())
      .join(', ');
    return value ? [{ name, label, value }] : [];
  });
}

/** Field name → what the visitor should do. */
export type Errors = Readonly<Record<string, string>>;

/** What is missing or wrong in the answers, in the order of the questions. */
export function findErrors(asked: readonly FormField[], answers: readonly Answer[]): Errors {
  return Object.fromEntries(
    asked.flatMap(({ name, kind, label, optional, error = `Answer “${label}”` }) => {
      const answer = answers.find((each) => each.name === name);
      if (!answer) return optional ? [] : [[name, error]];
      const mistake = kind === 'email' && emailMistake(answer.value);
      return mistake ? [[name, mistake]] : [];
    }),
  );
}
