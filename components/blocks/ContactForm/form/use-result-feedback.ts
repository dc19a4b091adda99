import { type RefObject, useEffect, useRef } from 'react';
import { errorWords } from '../contact-form.content.ts';
import { BLANK, type EnquiryState } from './enquiry-state.ts';

const PREFIX = errorWords.title;

interface Result {
  state: EnquiryState;
  isRefused: boolean;
  /** The element around the ticket that replaces the form. */
  ticket: RefObject<HTMLElement | null>;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Tells visitors who cannot see the form whether it was refused, sent or begins anew: the page's title begins with
 * “Error:”, or the focus moves to the ticket or to the first field.
 */
export function useResultFeedback({ state, isRefused, ticket, form }: Result): void {
  useEffect(() => {
    if (!isRefused) return;
    document.title = PREFIX + document.title;
    return () => {
      // By now the title may be that of another page.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [isRefused]);

  const isSent = state.phase === 'sent';
  const isBlank = state === BLANK;
  const wasUsed = useRef(false);
  useEffect(() => {
    if (isSent) {
      const heading = ticket.current?.querySelector<HTMLElement>('.heading');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    } else if (isBlank && wasUsed.current) {
      form.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
    }
    wasUsed.current = !isBlank;
  }, [isSent, isBlank, ticket, form]);
}
