import type { ServerResponse } from 'node:http';
import type { Fault } from '../prerender/faults/fault.ts';
import { changedWords } from './changed-words.ts';
import { withCodeExcerpt } from './code-excerpt.ts';
import type { DevDocument, DocumentVersion } from './dev-document.ts';
import type { DevMessage } from './dev-messages.ts';
import { GALLERY } from './dev-paths.ts';
import type { DevPage } from './dev-site.ts';

/** The tabs of browsers that show pages of the site. They get a message when their sources change. */
export interface Tabs {
  /** @param version of the document that the browser shows; the current one by default. */
  add: (response: ServerResponse, path: string, version?: DocumentVersion) => Promise<void>;
  /** Sends each page its faults, and tells it if it has changed. */
  notify: () => Promise<void>;
  /** Sends each page its faults, if they differ from those that it was last sent. */
  notifyFaults: () => Promise<void>;
}

interface Tab {
  response: ServerResponse;
  path: string;
  /** Of the document that it shows; undefined if there is none. */
  version: DocumentVersion | undefined;
  /** As in DevDocument; undefined if only its hash is known. */
  content: string | undefined;
  /** The faults that it was last sent, as JSON. */
  faults: string;
}

/**
 * @param root of the site, absolute.
 * @param getPage returns the page at a route path, with its document if it could be rendered.
 */
export function trackTabs(
  root: string,
  getPage: (path: string) => Promise<DevPage & { document?: DevDocument }>,
): Tabs {
  const tabs = new Set<Tab>();

  const send = ({ response }: Tab, message: DevMessage) =>
    response.write(`data: ${JSON.stringify(message)}\n\n`);

  const sendFaults = (tab: Tab, faults: readonly Fault[]) => {
    send(tab, { type: 'faults', faults: faults.map((fault) => withCodeExcerpt(fault, root)) });
    tab.faults = JSON.stringify(faults);
  };

  const notifyOne = async (tab: Tab) => {
    if (isInGallery(tab.path)) {
      send(tab, { type: 'reload' });
      return;
    }
    const { faults, document } = await getPage(tab.path);
    sendFaults(tab, faults);
    if (!document) return;
    const { version, content, styles } = document;
    const isSame = version.content === tab.version?.content;
    const changes = isSame ? [] : tab.content && changedWords(tab.content, content);
    if (!changes) send(tab, { type: 'reload' });
    else {
      if (changes.length > 0) send(tab, { type: 'words', changes });
      if (version.styles !== tab.version?.styles) send(tab, { type: 'styles', urls: styles });
    }
    Object.assign(tab, { version, content });
  };

  return {
    async add(response, path, version) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // Listened for before the first await, since the tab may be closed while we wait.
      const closed = new AbortController();
      response.once('close', () => closed.abort());
      const document = isInGallery(path) ? undefined : (await getPage(path)).document;
      if (closed.signal.aborted) return;
      const shown = version ?? document?.version;
      const isCurrent = shown?.content === document?.version.content;
      const content = isCurrent ? document?.content : undefined;
      const tab: Tab = { response, path, version: shown, content, faults: '' };
      tabs.add(tab);
      closed.signal.addEventListener('abort', () => tabs.delete(tab));
      // A page of the gallery would be told to reload, although it has just been loaded.
      if (!isInGallery(path)) await notifyOne(tab);
    },
    async notify() {
      await Promise.all([...tabs].map(notifyOne));
    },
    async notifyFaults() {
      const concerned = [...tabs].filter(({ path }) => !isInGallery(path));
      await Promise.all(
        concerned.map(async (tab) => {
          const { faults } = await getPage(tab.path);
          // The same faults are not sent again: that would reopen a closed dialog, or scroll an open one back to its top.
          if (JSON.stringify(faults) !== tab.faults) sendFaults(tab, faults);
        }),
      );
    },
  };
}

function isInGallery(path: string): boolean {
  return path.startsWith(GALLERY);
}
