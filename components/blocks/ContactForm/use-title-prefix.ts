import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** Starts the page's title, which screen readers read first, with a word on the error. */
export function useTitlePrefix(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    document.title = PREFIX + document.title;
    return () => {
      // By now the title may be that of another page.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [isRefused]);
}
