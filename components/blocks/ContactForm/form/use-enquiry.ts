import { type FocusEvent, type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import {
  type Answer,
  askedQuestions,
  type Errors,
  findErrors,
  readAnswers,
} from '../sending/answers.ts';
import { composeMail } from '../sending/compose-mail.ts';
import { deliverEnquiry } from '../sending/deliver-enquiry.ts';
import type { EnquiryFormProps } from './EnquiryForm.island.tsx';
import { BLANK, reduceEnquiry } from './enquiry-state.ts';
import type { FormField } from './form-field.ts';
import { showWholeAnswers } from './show-whole-answers.ts';

/** The value of the button that copies the message. */
export const COPY = 'copy';

/** The name of the field that only robots fill in. */
export const HONEYPOT = 'website';

/** Answers that the endpoint has refused: they stay wrong until they are changed. */
interface Refused {
  readonly answers: readonly Answer[];
  readonly errors: Errors;
}

/** The state of the form, and the handlers for sending it and for leaving a field. */
export function useEnquiry({ fields, endpoint, mail, subject }: EnquiryFormProps) {
  const [state, dispatch] = useReducer(reduceEnquiry, BLANK);
  const refused = useRef<Refused>({ answers: [], errors: {} });

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    window.addEventListener('online', () => dispatch({ type: 'online' }), { signal });
    showWholeAnswers(signal);
    return () => life.abort();
  }, []);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const form = event.currentTarget;
    const { asked, answers, errors } = check(fields, form);
    if (Object.keys(errors).length > 0) {
      dispatch({ type: 'refused', errors });
    } else if (!endpoint) {
      const composed = composeMail(mail, subject, answers);
      const { submitter } = event.nativeEvent;
      if (submitter instanceof HTMLButtonElement && submitter.value === COPY) {
        void copy(composed.text).then((phase) => dispatch({ phase, mail: composed }));
      } else {
        dispatch({ phase: 'opened', mail: composed });
        window.location.href = composed.href;
      }
    } else if (!navigator.onLine) {
      dispatch({ phase: 'offline' });
    } else {
      dispatch({ phase: 'sending' });
      const { value } = form.elements.namedItem(HONEYPOT) as HTMLInputElement;
      const hidden = { subject, [HONEYPOT]: value };
      void deliverEnquiry(form, asked, answers, hidden).then((event) => {
        if ('errors' in event) refused.current = { answers, errors: event.errors };
        dispatch(event);
      });
    }
  }

  function recheck({ target: field, currentTarget: form }: FocusEvent<HTMLFormElement>) {
    const name = field.getAttribute('name');
    if (!name) return;
    afterPress(() => {
      const { asked, answers, errors } = check(fields, form);
      const { current } = refused;
      const isSame = answerTo(name, answers) === answerTo(name, current.answers);
      const error = errors[name] ?? (isSame ? current.errors[name] : undefined);
      dispatch({ type: 'rechecked', name, error, asked: asked.map((question) => question.name) });
    });
  }

  return { state, send, recheck, startAgain: () => dispatch(BLANK) };
}

/** What the form holds now. */
function check(fields: readonly FormField[], form: HTMLFormElement) {
  const data = new FormData(form);
  const asked = askedQuestions(fields, data);
  const answers = readAnswers(asked, data);
  return { asked, answers, errors: findErrors(asked, answers) };
}

function answerTo(name: string, answers: readonly Answer[]): string | undefined {
  return answers.find((answer) => answer.name === name)?.value;
}

/** Without https, and where the visitor denies it, there is no clipboard. */
async function copy(text: string): Promise<'copied' | 'uncopied'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'uncopied';
  }
}

/**
 * Runs `change` once no mouse button is down. If something moved under the pointer between press and release, the browser
 * would not fire a click. That could happen whenever “Send” is pressed, because it takes the focus from the last field.
 */
function afterPress(change: () => void): void {
  if (!document.querySelector(':is(a, button, input, label, textarea):active')) change();
  else document.addEventListener('mouseup', () => setTimeout(change), { once: true });
}
