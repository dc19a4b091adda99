import type { FormField } from '../form/form-field.ts';

/**
 * The rule of `<input type=email>`, in which every letter of Unicode may stand where it has a–z: people have such addresses.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

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
      const isWrong = kind === 'email' && !EMAIL.test(answer.value);
      return isWrong ? [[name, 'Enter one email address, like name@company.co.uk']] : [];
    }),
  );
}
