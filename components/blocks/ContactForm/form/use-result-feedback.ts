import { type RefObject, useEffect, useRef } from 'react';

const PREFIX = 'Error: ';

/**
 * Tells visitors who do not see the form what has become of it.
 *
 * @param isRefused starts the page's title, which screen readers read first, with a word on the error.
 * @param isSent moves the focus to the ticket that replaces a sent form, and back to the first field for the next message.
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
