import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** Says in the page's title, which is what is read out first, that a form was refused. */
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
