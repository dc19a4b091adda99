import { type RefObject, useEffect, useRef } from 'react';

const PREFIX = 'Error: ';

/**
 * Tells visitors who cannot see the form whether it was refused or sent.
 * @param isRefused if true, the page's title begins with “Error:”, because screen readers read it first.
 * @param isSent if true, the focus moves to the ticket that replaces the form; if false again, back to the first field.
 * @param status the element around the ticket.
 */
export function useResultFeedback(
  isRefused: boolean,
  isSent: boolean,
  status: RefObject<HTMLElement | null>,
): void {
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
      const heading = status.current?.querySelector<HTMLElement>('.heading');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    } else if (wasSent.current) {
      const form = status.current?.nextElementSibling;
      form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
    }
    wasSent.current = isSent;
  }, [isSent, status]);
}
