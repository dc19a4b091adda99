import type { FieldRowProps } from './FieldRow.tsx';
import { describedBy, FieldWords } from './FieldWords.tsx';
import { fieldId, type InputField } from './form-field.ts';

export function InputRow({ field, formId, error, isFrozen }: FieldRowProps<InputField>) {
  const { kind, name, label, hint, optional, autoComplete } = field;
  const id = fieldId(formId, name);
  const shared = {
    id,
    name,
    autoComplete,
    className: 'field-row__input',
    required: !optional,
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
