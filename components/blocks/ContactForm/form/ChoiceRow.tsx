import { Bullet } from '../../../ui/Bullet.tsx';
import type { FieldRowProps } from './FieldRow.tsx';
import { describedBy, FieldWords } from './FieldWords.tsx';
import { type ChoiceField, fieldId } from './form-field.ts';
import { InputRow } from './InputRow.tsx';

export function ChoiceRow({ field, formId, errors, isFrozen }: FieldRowProps<ChoiceField>) {
  const { kind, name, label, hint, optional, options } = field;
  const id = fieldId(formId, name);
  const error = errors[name];
  return (
    <fieldset className="field-row" aria-describedby={describedBy(id, hint, error)}>
      <legend className="field-row__label">
        {label}
        {optional && ' (optional)'}
      </legend>
      <FieldWords id={id} hint={hint} error={error} />
      <div className="field-row__choices">
        {options.map(({ value, id: choiceId, line, detail, reveals }, index) => (
          <div key={value} className="field-row__option">
            <label className="field-row__choice" id={choiceId}>
              <input
                className="field-row__box"
                id={index === 0 ? id : undefined}
                type={kind}
                name={name}
                value={value}
                required={kind === 'radio' && !optional}
                aria-invalid={error ? true : undefined}
              />
              {line && <Bullet line={line} decorative />}
              {detail ? `${value}: ${detail}` : value}
            </label>
            {reveals && (
              <div className="field-row__revealed">
                {reveals.map((question) => (
                  <InputRow
                    key={question.name}
                    field={question}
                    formId={formId}
                    errors={errors}
                    isRevealed
                    isFrozen={isFrozen}
                  />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
