import type { FieldRowProps } from './FieldRow.tsx';
import { describedBy, FieldWords } from './FieldWords.tsx';
import { fieldId, type InputField } from './form-field.ts';

interface InputRowProps extends FieldRowProps<InputField> {
  /** The question belongs to a choice. */
  isRevealed?: boolean;
}

export function InputRow({ field, formId, errors, isFrozen, isRevealed }: InputRowProps) {
  const { kind, name, label, hint, optional, autoComplete } = field;
  const id = fieldId(formId, name);
  const error = errors[name];
  const shared = {
    id,
    name,
    autoComplete,
    className: 'field-row__input',
    // Without a script, the browser would ask for it whatever is picked.
    required: !optional && !isRevealed,
    'aria-required': !optional && isRevealed ? true : undefined,
    readOnly: isFrozen,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  };
  return (
    <div className="field-row">
      <label className="field-row__label" htmlFor={id}>
        {label}
        {optional && ' (optional)'}
      </label>
      <FieldWords id={id} hint={hint} error={error} />
      {kind === 'textarea' ? <textarea {...shared} rows={5} /> : <input {...shared} type={kind} />}
    </div>
  );
}
