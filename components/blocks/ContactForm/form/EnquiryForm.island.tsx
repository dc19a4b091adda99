/**
 * An island, because the form must show whether a message is refused, failed, on its way or sent. A visitor without
 * JavaScript gets the same form: the browser checks the fields and sends it. Until React has loaded, and if it never does,
 * form-draft.behavior.ts keeps what is typed.
 */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { FormEndpoint } from '../../../../scripts/shared/form-endpoint.ts';
import { withBase } from '../../../../scripts/shared/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import type { HeadingLevel } from '../../../ui/Heading.tsx';
import type { LinkData } from '../../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MailStatus, MailText } from '../receipt/MailStatus.tsx';
import { SentTicket } from '../receipt/SentTicket.tsx';
import { formTarget } from '../sending/form-target.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { errorsOf } from './enquiry-state.ts';
import { FieldRow } from './FieldRow.tsx';
import type { FormField } from './form-field.ts';
import { Notice } from './Notice.tsx';
import { COPY, useEnquiry } from './use-enquiry.ts';
import { useResultFeedback } from './use-result-feedback.ts';
import './EnquiryForm.css';

export interface EnquiryFormProps {
  id: string;
  /** Where messages go; without an endpoint, to the visitor's own mail program. */
  endpoint: FormEndpoint | null;
  /** The thank-you page for visitors without JavaScript: a path of this site. */
  thanks: string;
  /**
   * The site's own address for endpoints elsewhere, `https://www.example.com`, with the base, without a slash at the
   * end.
   */
  siteAddress: string;
  /** The e-mail address. */
  mail: string;
  phone: LinkData;
  subject: string;
  fields: readonly FormField[];
  submit: string;
  /** What happens to the answers, in a sentence. */
  promise: string;
  /** Where the full statement is, unless it is below the form. */
  privacy?: LinkData;
  /** Who replies: “Tobias or Priya”. */
  who: string;
  /** The level of the headings inside. */
  level: HeadingLevel;
}

export const hydrate = 'interaction';

export default function EnquiryForm(props: EnquiryFormProps) {
  const { id, fields, mail, phone, submit, promise, privacy, who, level, endpoint } = props;
  const target = formTarget(props);
  const { state, send, recheck, startAgain } = useEnquiry({ ...props, target });
  const { phase } = state;
  const { errors, remarks } = errorsOf(state);
  const isRefused = Object.keys(errors).length + remarks.length > 0;
  const isSending = phase === 'sending';
  const ticket = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useResultFeedback({ isRefused, isSent: phase === 'sent', ticket, form });

  // From now on the form itself reports errors, not the browser.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  });

  return (
    <>
      <div role="status" ref={ticket}>
        {isSending && <VisuallyHidden>Sending…</VisuallyHidden>}
        {state.phase === 'sent' && (
          <SentTicket who={who} level={level} receipt={state.receipt}>
            <Button variant="secondary" onClick={startAgain}>
              Send another message
            </Button>
          </SentTicket>
        )}
      </div>
      {phase !== 'sent' && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns key presses into clicks
        <form
          className="enquiry-form"
          id={id}
          ref={form}
          data-sending={isSending || undefined}
          method="post"
          {...target.attributes}
          onSubmit={send}
          onBlur={recheck}
          onClick={isSending ? keepChoice : undefined}
        >
          {isRefused && state.phase === 'writing' && (
            <ErrorSummary
              key={state.refusals}
              formId={id}
              errors={errors}
              remarks={remarks}
              level={level}
            />
          )}
          <p className="enquiry-form__how">
            Please answer every question
            {fields.some(({ optional }) => optional) && ' not marked “optional”'}.
            {!endpoint && ' Your email app then opens with the message, for you to send.'}
          </p>
          {Object.entries(target.hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              formId={id}
              errors={errors}
              isFrozen={isSending}
            />
          ))}
          {target.honeypot && (
            // Not `display: none`, which robots recognise.
            <p className="visually-hidden" aria-hidden="true">
              <label>
                Leave this empty <input name={target.honeypot} tabIndex={-1} autoComplete="off" />
              </label>
            </p>
          )}
          <div className="enquiry-form__end">
            <p className="enquiry-form__buttons">
              <Button type="submit" aria-disabled={isSending || undefined}>
                {isSending ? 'Sending…' : submit}
              </Button>
              {!endpoint && (
                // If the island fails, this opens the email, too.
                <Button type="submit" variant="secondary" value={COPY}>
                  Copy the message
                </Button>
              )}
            </p>
            {!endpoint && (
              <p className="enquiry-form__how">
                <span className="enquiry-form__scripted">
                  Webmail? Copy the message, and paste it there.{' '}
                </span>
                You can also write to <a href={`mailto:${mail}`}>{mail}</a>.
              </p>
            )}
            <Notice phase={phase} address={mail} />
            {/* Always there: some screen readers say only what changes in a status. */}
            <p className="enquiry-form__status" role="status">
              <MailStatus state={state} address={mail} phone={phone} />
            </p>
            {state.phase === 'uncopied' && (
              <MailText key={state.mail.text} formId={id} mail={state.mail} />
            )}
            <p className="enquiry-form__promise">
              {promise}
              {privacy && (
                <>
                  {' '}
                  <a href={withBase(import.meta.env.BASE_URL, privacy.href)}>{privacy.label}</a>
                </>
              )}
            </p>
          </div>
        </form>
      )}
    </>
  );
}

/** Keeps choices from being changed while the message is being sent. */
function keepChoice(event: MouseEvent<HTMLFormElement>) {
  const { target } = event;
  if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)) {
    event.preventDefault();
  }
}
