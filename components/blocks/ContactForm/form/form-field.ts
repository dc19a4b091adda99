import type { PlatformLine } from '../../../ui/Bullet.tsx';

/** A question of the form, as JSON that an island can receive as a prop. */
export type FormField = InputField | ChoiceField;

interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The field may be left empty. */
  readonly optional?: boolean;
  /** Shown if the field is empty; tells what to do. */
  readonly error?: string;
}

export type InputField = Question & {
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  readonly autoComplete?: string;
};

export type ChoiceField = Question & {
  readonly kind: 'radio' | 'checkbox';
  readonly options: readonly Choice[];
};

export interface Choice {
  readonly value: string;
  /** A link to this id picks the choice. */
  readonly id?: string;
  readonly line?: PlatformLine;
  /** Shown after the value, but not sent. */
  readonly detail?: string;
  /** Questions that are asked only if this choice is picked. */
  readonly reveals?: readonly InputField[];
}

/** The id of a question's control, or of its first choice. The link in the error summary leads there. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
