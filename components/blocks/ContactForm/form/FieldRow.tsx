import type { Errors } from '../sending/answers.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { FormField } from './form-field.ts';
import { InputRow } from './InputRow.tsx';
import './FieldRow.css';

export interface FieldRowProps<Field> {
  field: Field;
  /** The prefix of all ids inside. */
  formId: string;
  errors: Errors;
  /** While the message is being sent, its text cannot be changed. */
  isFrozen?: boolean;
}

/** All inputs are uncontrolled, so that hydration keeps what was typed before. */
export function FieldRow({ field, ...rest }: FieldRowProps<FormField>) {
  return 'options' in field ? (
    <ChoiceRow field={field} {...rest} />
  ) : (
    <InputRow field={field} {...rest} />
  );
}
