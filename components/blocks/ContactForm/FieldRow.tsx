import { Bullet } from '../../ui/Bullet.tsx';
import type { ChoiceField, FormField, InputField } from './form-field.ts';
import './FieldRow.css';

interface FieldRowProps<Field> {
  field: Field;
  /** Prefix of the ids inside. */
  formId: string;
}

/** All inputs are uncontrolled, so that hydration keeps what was typed before it. */
export function FieldRow({ field, formId }: FieldRowProps<FormField>) {
  return 'options' in field ? (
    <ChoiceRow field={field} formId={formId} />
  ) : (
    <InputRow field={field} formId={formId} />
  );
}

function InputRow({ field, formId }: FieldRowProps<InputField>) {
  const { kind, name, label, hint, optional, error, autoComplete } = field;
  const id = `${formId}-${name}`;
  const shared = {
    id,
    name,
    autoComplete,
    className: 'field-row__input',
    required: !optional,
    'aria-describedby': hint ? `${id}-hint` : undefined,
    'data-error': error,
  };
  return (
    <div className="field-row">
      <label className="field-row__label" htmlFor={id}>
        {label}
        {optional && ' (optional)'}
      </label>
      {hint && (
        <p className="field-row__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {kind === 'textarea' ? <textarea {...shared} rows={5} /> : <input {...shared} type={kind} />}
    </div>
  );
}

function ChoiceRow({ field, formId }: FieldRowProps<ChoiceField>) {
  const { kind, name, label, hint, optional, error, options } = field;
  const id = `${formId}-${name}`;
  return (
    <fieldset className="field-row" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="field-row__label">
        {label}
        {optional && ' (optional)'}
      </legend>
      {hint && (
        <p className="field-row__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field-row__choices">
        {options.map(({ value, line }) => (
          <label key={value} className="field-row__choice">
            <input
              className="field-row__box"
              type={kind}
              name={name}
              value={value}
              required={kind === 'radio' && !optional}
              data-error={error}
            />
            {line && <Bullet line={line} decorative />}
            {value}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
