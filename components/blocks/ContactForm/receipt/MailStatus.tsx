import type { LinkData } from '../../../ui/TextLink.tsx';
import { formWords, mailWords } from '../contact-form.content.ts';
import type { MailPhase } from '../form/enquiry-state.ts';
import { Sentence } from '../form/Sentence.tsx';
import type { Mail } from '../sending/compose-mail.ts';

interface MailStatusProps {
  state: { readonly phase: MailPhase; readonly mail: Mail };
  links: { readonly mail: LinkData; readonly phone: LinkData };
}

/** Says what happened to the message, and that it is not sent yet. */
export function MailStatus({ state: { phase, mail }, links }: MailStatusProps) {
  const { opened } = mailWords;
  const { result, next } = mailWords[phase];
  return (
    // Each status is one element, replaced as a whole: the old one may hold a translator's words.
    <span key={phase}>
      {phase === 'opened' && !mail.isWhole ? (
        <span>
          <b>{opened.tooLong}</b>
          {opened.paste}
        </span>
      ) : (
        <b className={phase === 'copied' ? 'enquiry-form__copied' : undefined}>{result}</b>
      )}{' '}
      <Sentence words={next} links={links} />
    </span>
  );
}

/** The message, selected, for visitors who must copy it themselves. */
export function MailText({ formId, mail }: { formId: string; mail: Mail }) {
  const id = `${formId}-copy`;
  return (
    <div className="field-row">
      <label className="field-row__label" htmlFor={id}>
        {formWords.copied}
      </label>
      <textarea
        className="field-row__input"
        id={id}
        ref={select}
        rows={6}
        dir="auto"
        readOnly
        value={mail.text}
      />
    </div>
  );
}

function select(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}
