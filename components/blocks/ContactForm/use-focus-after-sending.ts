import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the ticket that replaces a sent form, and back to the first field for the next message. */
export function useFocusAfterSending(isSent: boolean, status: RefObject<HTMLElement | null>): void {
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
