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
import { formWords, ticketWords } from '../contact-form.content.ts';
import { MailStatus, MailText } from '../receipt/MailStatus.tsx';
import { SentTicket } from '../receipt/SentTicket.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { BLANK } from './enquiry-state.ts';
import { FieldRow } from './FieldRow.tsx';
import type { FormField } from './form-field.ts';
import { Notice } from './Notice.tsx';
import { Sentence } from './Sentence.tsx';
import { COPY, HONEYPOT, useEnquiry } from './use-enquiry.ts';
import { useResultFeedback } from './use-result-feedback.ts';
import './EnquiryForm.css';

export interface EnquiryFormProps {
  id: string;
  /** Where messages go; without an endpoint, to the visitor's own mail program. */
  endpoint: FormEndpoint | null;
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
  const { id, fields, subject, submit, promise, privacy, who, level, endpoint } = props;
  const { state, send, recheck, startAgain } = useEnquiry(props);
  const links = { mail: { label: props.mail, href: `mailto:${props.mail}` }, phone: props.phone };
  const { phase } = state;
  const { errors, remarks } = state.phase === 'writing' ? state : BLANK;
  const isRefused = Object.keys(errors).length + remarks.length > 0;
  const isSending = phase === 'sending';
  const ticket = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useResultFeedback({ state, isRefused, ticket, form });

  // From now on the form itself reports errors, not the browser.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  });

  return (
    <>
      <div role="status" ref={ticket}>
        {isSending && <VisuallyHidden>{formWords.sending}</VisuallyHidden>}
        {state.phase === 'sent' && (
          <SentTicket who={who} level={level} email={state.email}>
            <Button variant="secondary" onClick={startAgain}>
              {ticketWords.another}
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
          action={endpoint?.url ?? `${links.mail.href}?subject=${encodeURIComponent(subject)}`}
          encType={endpoint ? undefined : 'text/plain'}
          onSubmit={send}
          onReset={startAgain}
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
            {formWords.how}
            {fields.some(({ optional }) => optional) && formWords.butOptional}.
            {!endpoint && formWords.opensMail}
          </p>
          {endpoint && <input type="hidden" name="subject" value={subject} />}
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              formId={id}
              errors={errors}
              isFrozen={isSending}
            />
          ))}
          {endpoint && (
            // Not `display: none`, which robots recognise.
            <p className="visually-hidden" aria-hidden="true">
              <label>
                {formWords.robot} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
              </label>
            </p>
          )}
          <div className="enquiry-form__end">
            <p className="enquiry-form__buttons">
              <Button type="submit" aria-disabled={isSending || undefined}>
                {isSending ? formWords.sending : submit}
              </Button>
              {!endpoint && (
                // If the island fails, this opens the email, too.
                <Button type="submit" variant="secondary" value={COPY}>
                  {formWords.copy}
                </Button>
              )}
            </p>
            {!endpoint && (
              <p className="enquiry-form__how">
                <span className="enquiry-form__scripted">{formWords.webmail}</span>
                <Sentence words={formWords.mail} links={links} />
              </p>
            )}
            <Notice phase={phase} mail={links.mail} />
            {/* Always there: some screen readers say only what changes in a status. */}
            <p className="enquiry-form__status" role="status">
              {'mail' in state && <MailStatus state={state} links={links} />}
            </p>
            {'mail' in state && (
              <p>
                <Button type="reset" variant="secondary">
                  {formWords.restart}
                </Button>
              </p>
            )}
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
