import type { FormField } from './form-field.ts';

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
    const raised = 'options' in field ? field.options : [];
    return [
      ...(value ? [{ name, label, value }] : []),
      ...raised.flatMap(({ value: choice, reveals }) =>
        reveals && values.includes(choice) ? readAnswers(reveals, data) : [],
      ),
    ];
  });
}
