import type { FormField } from '../form/form-field.ts';

/** A question that was answered. */
export interface Answer {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/**
 * The answers in the order of the questions. A question that belongs to a choice counts only while that choice is
 * picked.
 */
export function readAnswers(fields: readonly FormField[], data: FormData): Answer[] {
  return fields.flatMap((field) => {
    const { name, label } = field;
    const values = data.getAll(name).map((value) => `${value}`.trim());
    const value = values.join(', ');
    const options = 'options' in field ? field.options : [];
    return [
      ...(value ? [{ name, label, value }] : []),
      ...options.flatMap(({ value: choice, reveals }) =>
        reveals && values.includes(choice) ? readAnswers(reveals, data) : [],
      ),
    ];
  });
}

/** Field name → what the visitor should do. */
export type Errors = Readonly<Record<string, string>>;

/** As in HTML, requires only something on both sides of the @. Other mistakes show when the reply bounces. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** What is missing or wrong in the answers, in the order of the questions. */
export function findErrors(fields: readonly FormField[], answers: readonly Answer[]): Errors {
  return Object.fromEntries(
    fields.flatMap(
      ({ name, kind, label, optional, error = `Answer “${label}”`, wrong = error }) => {
        const answer = answers.find((each) => each.name === name);
        if (!answer) return optional ? [] : [[name, error]];
        return kind === 'email' && !EMAIL.test(answer.value) ? [[name, wrong]] : [];
      },
    ),
  );
}
