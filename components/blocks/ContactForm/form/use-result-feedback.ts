import { type RefObject, useEffect, useRef } from 'react';
import { errorWords } from '../contact-form.content.ts';

const PREFIX = errorWords.title;

interface Result {
  /** Then the page's title begins with “Error:”. */
  isRefused: boolean;
  /** Then the focus moves to the ticket; when it is over, to the first field of the form. */
  isSent: boolean;
  /** The element around the ticket that replaces the form. */
  ticket: RefObject<HTMLElement | null>;
  form: RefObject<HTMLFormElement | null>;
}

/** Tells visitors who cannot see the form whether it was refused or sent. */
export function useResultFeedback({ isRefused, isSent, ticket, form }: Result): void {
  useEffect(() => {
    if (!isRefused) return;
    document.title = PREFIX + document.title;
    return () => {
      // By now the title may be that of another page.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [isRefused]);

  const wasSent = useRef(false);
  useEffect(() => {
    if (isSent) {
      const heading = ticket.current?.querySelector<HTMLElement>('.heading');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    } else if (wasSent.current) {
      focusFirst(form.current);
    }
    wasSent.current = isSent;
  }, [isSent, ticket, form]);
}

/** Moves the focus to the first field of a form. */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
}
