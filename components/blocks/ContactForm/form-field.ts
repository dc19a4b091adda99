import type { LineNumber } from '../../ui/line-number.ts';

/** One question of the form, as data that an island can receive. */
export type FormField = InputField | ChoiceField;

interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The field may stay empty. */
  readonly optional?: boolean;
  /** Shown if the field is empty or wrong; says what to do. */
  readonly error?: string;
}

export type InputField = Question & {
  readonly kind: 'text' | 'email' | 'textarea';
  readonly autoComplete?: string;
};

export type ChoiceField = Question & {
  readonly kind: 'radio' | 'checkbox';
  readonly options: readonly Choice[];
};

export interface Choice {
  readonly value: string;
  readonly line?: LineNumber;
  /** A question that only this choice raises. */
  readonly reveals?: InputField;
}

/** The id of a question's control, or of the first of its choices: where a link to its error leads. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
