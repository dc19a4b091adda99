import { Bullet } from '../../../ui/Bullet.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { circleAlert } from '../../../ui/icon-paths.ts';
import { formWords } from '../contact-form.content.ts';
import type { Errors } from '../sending/answers.ts';
import { type ChoiceField, type FormField, fieldId, type InputField } from './form-field.ts';
import './FieldRow.css';

interface FieldRowProps<Field> {
  field: Field;
  /** The prefix of all ids inside. */
  formId: string;
  errors: Errors;
  /** While the message is being sent, its text cannot be changed. */
  isFrozen?: boolean;
}

/** A question and its answer. All inputs are uncontrolled, so that hydration keeps what was typed before. */
export function FieldRow({ field, ...rest }: FieldRowProps<FormField>) {
  return 'options' in field ? (
    <ChoiceRow field={field} {...rest} />
  ) : (
    <InputRow field={field} {...rest} />
  );
}

interface InputRowProps extends FieldRowProps<InputField> {
  /** The question belongs to a choice. */
  isRevealed?: boolean;
}

function InputRow({ field, formId, errors, isFrozen, isRevealed }: InputRowProps) {
  const { kind, name, optional, autoComplete } = field;
  const { id, error, description, label, words } = describe(field, formId, errors);
  const shared = {
    id,
    name,
    autoComplete,
    dir: 'auto',
    className: 'field-row__input',
    // Without a script, the browser would ask for it whatever is picked.
    required: !optional && !isRevealed,
    'aria-required': !optional && isRevealed ? true : undefined,
    readOnly: isFrozen,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': description,
  };
  return (
    <div className="field-row">
      <label className="field-row__label" htmlFor={id}>
        {label}
      </label>
      {words}
      {kind === 'textarea' ? <textarea {...shared} rows={5} /> : <input {...shared} type={kind} />}
    </div>
  );
}

function ChoiceRow({ field, formId, errors, isFrozen }: FieldRowProps<ChoiceField>) {
  const { kind, name, optional, options } = field;
  const { id, error, description, label, words } = describe(field, formId, errors);
  return (
    <fieldset className="field-row" aria-describedby={description}>
      <legend className="field-row__label">{label}</legend>
      {words}
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

/** The words of a question, and how its control refers to them. */
function describe({ name, label, hint, optional }: FormField, formId: string, errors: Errors) {
  const id = fieldId(formId, name);
  const error = errors[name];
  return {
    id,
    error,
    /** The ids of the hint and the error, for `aria-describedby`. */
    description:
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    label: (
      <>
        {label}
        {optional && formWords.optional}
      </>
    ),
    /** What stands between the question and its answer. */
    words: (
      <>
        {hint && (
          <p className="field-row__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {error && (
          // An error is replaced as a whole: the old one may hold a translator's words.
          <p key={error} className="field-row__error" id={`${id}-error`} dir="auto">
            <Icon path={circleAlert} />
            {error}
          </p>
        )}
      </>
    ),
  };
}
