import { changedWords } from './changed-words.ts';
import { withCodeExcerpt } from './code-excerpt.ts';
import type { DevDocument } from './dev-document.ts';
import type { DevMessage, ShownPage } from './dev-messages.ts';
import type { DevPage } from './dev-site.ts';

/** Where a tab gets its messages. */
export type SendMessage = (message: DevMessage) => void;

/** A tab of a browser that shows a page. */
export interface Tab {
  /** To be called when it tells what it shows. Sends what is different by now, and the faults. */
  show: (page: ShownPage) => Promise<void>;
  close: () => void;
}

/** The tabs that are open. They get a message when their sources change. */
export interface Tabs {
  open: (send: SendMessage) => Tab;
  /** Tells each what has changed, and which faults there are. */
  notify: () => Promise<void>;
}

/** What a tab shows, as far as it is known. */
interface Shown {
  path: string;
  version: string;
  styles: readonly string[];
  /** The document with this version; undefined if only the version is known. */
  document?: DevDocument;
}

/**
 * @param root of the site, absolute.
 * @param pageAt returns the page at a path; only the version of its document if the page cannot change in place.
 */
export function trackTabs(
  root: string,
  pageAt: (pathname: string) => Promise<DevPage | { version: string }>,
): Tabs {
  const notifiers = new Set<() => Promise<void>>();

  const update = async (shown: Shown, send: SendMessage, isCurrent: () => boolean) => {
    const page = await pageAt(shown.path);
    if (!isCurrent()) return;
    if ('version' in page) {
      if (page.version !== shown.version) send({ type: 'reload' });
      return;
    }
    send({ type: 'faults', faults: page.faults.map((fault) => withCodeExcerpt(fault, root)) });
    if (page.document) updateDocument(shown, page.document, send);
  };

  return {
    open(send) {
      let shown: Shown | undefined;
      const notify = async () => {
        const now = shown;
        if (now) await update(now, send, () => shown === now && notifiers.has(notify));
      };
      notifiers.add(notify);
      return {
        async show(page) {
          shown = { ...page };
          await notify();
        },
        close: () => notifiers.delete(notify),
      };
    },
    async notify() {
      await Promise.all([...notifiers].map((notify) => notify()));
    },
  };
}

/** Sends what has changed in the document, and notes that the tab shows it. */
function updateDocument(shown: Shown, document: DevDocument, send: SendMessage): void {
  const { version, styles } = document;
  if (shown.version === '') {
    // Visits show error pages without a version, and with fewer stylesheets.
    Object.assign(shown, { version, styles });
    send({ type: 'words', changes: [], version });
  } else if (shown.version !== version) {
    const { document: before } = shown;
    const changes =
      before?.rest === document.rest ? changedWords(before.body, document.body) : undefined;
    send(changes ? { type: 'words', changes, version } : { type: 'reload' });
  }
  if (shown.styles.join() !== styles.join()) send({ type: 'styles', urls: styles });
  Object.assign(shown, { version, styles, document });
}
