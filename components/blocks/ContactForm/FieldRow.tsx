import { ChoiceRow } from './ChoiceRow.tsx';
import type { FormField } from './form-field.ts';
import { InputRow } from './InputRow.tsx';
import './FieldRow.css';

export interface FieldRowProps<Field> {
  field: Field;
  /** Prefix of the ids inside. */
  formId: string;
  error?: string | undefined;
  /** While the message is under way, its words stay what they are. */
  isFrozen?: boolean;
}

/** All inputs are uncontrolled, so that hydration keeps what was typed before it. */
export function FieldRow({ field, ...rest }: FieldRowProps<FormField>) {
  return 'options' in field ? (
    <ChoiceRow field={field} {...rest} />
  ) : (
    <InputRow field={field} {...rest} />
  );
}
