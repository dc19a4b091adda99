import type { FormField } from './form-field.ts';
import type { Answer } from './read-answers.ts';

/** Field name → what the visitor should do. */
export type Errors = Readonly<Record<string, string>>;

/** As in HTML, something on both sides of the @. Other mistakes show when the reply bounces. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** What is missing or wrong in the answers, in the order of the questions. */
export function findErrors(fields: readonly FormField[], answers: readonly Answer[]): Errors {
  const wrong = fields.filter(({ name, kind, optional }) => {
    const answer = answers.find((each) => each.name === name);
    return answer ? kind === 'email' && !EMAIL.test(answer.value) : !optional;
  });
  return Object.fromEntries(
    wrong.map(({ name, label, error = `Answer “${label}”` }) => [name, error]),
  );
}
