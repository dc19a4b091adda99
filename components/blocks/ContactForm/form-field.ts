/** One question of the form, as data that an island can receive. */
export type FormField = InputField | ChoiceField;

interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The field may stay empty. */
  readonly optional?: boolean;
  /** Shown if the field is empty or wrong. */
  readonly error?: string;
}

export type InputField = Question & {
  readonly kind: 'text' | 'email' | 'textarea';
  readonly autoComplete?: string;
};

export type ChoiceField = Question & {
  readonly kind: 'radio' | 'checkbox';
  readonly options: readonly { readonly value: string; readonly line?: 1 | 2 | 3 | 4 }[];
};
