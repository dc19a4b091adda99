/**
 * An island, because it turns the answers into a mail with everything filled in, and says what happened.
 * A visitor without JavaScript gets the same form: the browser checks it and hands it to the mail programme.
 */
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { composeMail } from './compose-mail.ts';
import { FieldRow } from './FieldRow.tsx';
import type { FormField } from './form-field.ts';
import './EnquiryForm.css';

export interface EnquiryFormProps {
  id: string;
  /** The address that the message goes to. */
  mail: string;
  subject: string;
  fields: readonly FormField[];
  submit: string;
  /** What happens with the answers. */
  promise: string;
  /** Says, beside the button, that the visitor's own mail programme does the sending. */
  how: string;
}

export const hydrate = 'interaction';

export default function EnquiryForm(props: EnquiryFormProps) {
  const { id, mail, subject, fields, submit, promise, how } = props;
  const [message, setMessage] = useState('');

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { href, text } = composeMail(mail, subject, fields, new FormData(event.currentTarget));
    setMessage(text);
    window.location.href = href;
  }

  return (
    <form
      className="enquiry-form"
      id={id}
      action={`mailto:${mail}?subject=${encodeURIComponent(subject)}`}
      method="post"
      encType="text/plain"
      onSubmit={send}
      onInvalid={explain}
      onInput={forgive}
    >
      {fields.map((field) => (
        <FieldRow key={field.name} field={field} formId={id} />
      ))}
      <p className="enquiry-form__how">{how}</p>
      <p>
        <Button type="submit">{submit}</Button>
      </p>
      <div role="status">
        {message && (
          <p className="enquiry-form__result">
            <b>Your mail programme should now show this message.</b> It is not sent until you send
            it there. If nothing opened, copy the text below and mail it to{' '}
            <a href={`mailto:${mail}`}>{mail}</a>. Your answers stay in the form.
          </p>
        )}
      </div>
      {message && (
        <div className="field-row">
          <label className="field-row__label" htmlFor={`${id}-copy`}>
            Your message, to copy
          </label>
          <textarea
            className="field-row__input"
            id={`${id}-copy`}
            rows={8}
            readOnly
            value={message}
          />
        </div>
      )}
      <p className="enquiry-form__promise">{promise}</p>
    </form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Puts the field's own words in the place of the browser's. */
function explain({ target }: FormEvent<HTMLFormElement>) {
  const control = target as EventTarget & Control;
  control.setCustomValidity(control.dataset.error ?? '');
}

/** A choice clears the words of its whole group: any of its options answers the question. */
function forgive({ target, currentTarget }: FormEvent<HTMLFormElement>) {
  const { name } = target as EventTarget & Control;
  for (const control of currentTarget.querySelectorAll<Control>('input, textarea')) {
    if (control.name === name) control.setCustomValidity('');
  }
}
