import { useEffect, useRef } from 'react';
import type { LinkData } from '../../../ui/TextLink.tsx';
import type { EnquiryState } from '../form/enquiry-state.ts';
import type { Mail } from '../sending/compose-mail.ts';

interface MailStatusProps {
  state: EnquiryState;
  address: string;
  phone: LinkData;
}

/** Says what happened to the message, and that it is not sent yet. */
export function MailStatus({ state, address, phone }: MailStatusProps) {
  const mail = <a href={`mailto:${address}`}>{address}</a>;
  // Each status is one element, replaced as a whole: the old one may hold a translator's words.
  switch (state.phase) {
    case 'opened':
      return (
        <span key="opened">
          {state.mail.isWhole ? (
            <b>Your email app should now show this message.</b>
          ) : (
            <span>
              <b>This message is too long for an email link.</b> Copy it and paste it into the email
              that has opened.
            </span>
          )}{' '}
          It is not sent until you send it there. Nothing opened? Copy the message, email it to{' '}
          {mail}, or phone <a href={phone.href}>{phone.label}</a>. Your answers stay in the form.
        </span>
      );
    case 'copied':
      return (
        <span key="copied">
          <b className="enquiry-form__copied">Message copied, with our address and the subject.</b>{' '}
          Paste it into an email to {mail}: it is not sent until you send it there. Your answers
          stay in the form.
        </span>
      );
    case 'uncopied':
      return (
        <span key="uncopied">
          <b>Your browser did not let us copy the message.</b> Copy it from the box below, and paste
          it into an email to {mail}.
        </span>
      );
    default:
      return null;
  }
}

/** The message, selected, for visitors who must copy it themselves. */
export function MailText({ formId, mail }: { formId: string; mail: Mail }) {
  const words = useRef<HTMLTextAreaElement>(null);
  const id = `${formId}-copy`;

  useEffect(() => {
    words.current?.focus();
    words.current?.select();
  }, []);

  return (
    <div className="field-row">
      <label className="field-row__label" htmlFor={id}>
        Your message
      </label>
      <textarea
        className="field-row__input"
        id={id}
        ref={words}
        rows={6}
        readOnly
        value={mail.text}
      />
    </div>
  );
}
