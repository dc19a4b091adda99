import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { LinkData } from '../../../ui/link-data.ts';
import type { Mail } from '../sending/compose-mail.ts';
import './MailSteps.css';

interface MailStepsProps {
  formId: string;
  mail: Mail;
  address: string;
  phone: LinkData;
}

/** Says that the message is not sent yet. */
export function MailStatus({ mail }: { mail: Mail }) {
  return (
    <>
      {mail.isWhole ? (
        <b>Your email app should now show this message.</b>
      ) : (
        <>
          <b>This message is too long for an email link.</b> Copy it and paste it into the email
          that has opened.
        </>
      )}{' '}
      It is not sent until you send it there.
    </>
  );
}

/** What to do once the visitor's mail program has opened, and what to do if none has. */
export function MailSteps({ formId, mail, address, phone }: MailStepsProps) {
  const words = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const id = `${formId}-copy`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(mail.text);
      setCopied(true);
    } catch {
      // Without clipboard access the text is at least selected, so Ctrl+C copies it.
      words.current?.select();
    }
  }

  return (
    <div className="mail-steps">
      <p>
        Nothing opened? Copy the message, email it to <a href={`mailto:${address}`}>{address}</a>,
        or phone <a href={phone.href}>{phone.label}</a>. Your answers stay in the form.
      </p>
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
      <p className="mail-steps__copy">
        <Button variant="secondary" onClick={copy}>
          Copy the message
        </Button>
        <span role="status">{copied && 'Copied'}</span>
      </p>
    </div>
  );
}
