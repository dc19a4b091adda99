import type { ServerResponse } from 'node:http';
import type { Fault } from '../build/faults/fault.ts';
import { withFrame } from './code-frame.ts';
import type { DevDocument } from './dev-document.ts';
import type { DevMessage } from './dev-messages.ts';
import { GALLERY } from './dev-paths.ts';
import type { DevPage } from './dev-site.ts';

/** The pages that are open in browsers. They get a message when their sources change. */
export interface Listeners {
  /** @param stamp of the document that the browser shows; empty if it is the current one. */
  add: (response: ServerResponse, path: string, stamp: string) => Promise<void>;
  /** Sends each page what has changed in it. */
  tell: () => Promise<void>;
  /** Sends each page its faults, unless it has them already. */
  tellFaults: () => Promise<void>;
  close: () => void;
}

interface Listener {
  response: ServerResponse;
  path: string;
  stamp: string;
  styles: string;
  /** The faults that it was last sent, as JSON. */
  faults: string;
}

/** @param look returns a page, with its document if it could be rendered. */
export function openListeners(
  root: string,
  look: (path: string) => Promise<DevPage & { document?: DevDocument }>,
): Listeners {
  const listeners = new Set<Listener>();

  const send = ({ response }: Listener, message: DevMessage) =>
    response.write(`data: ${JSON.stringify(message)}\n\n`);

  const sendFaults = (listener: Listener, faults: readonly Fault[]) => {
    send(listener, { type: 'faults', faults: faults.map((fault) => withFrame(fault, root)) });
    listener.faults = JSON.stringify(faults);
  };

  const tellOne = async (listener: Listener) => {
    if (isInGallery(listener.path)) {
      send(listener, { type: 'reload' });
      return;
    }
    const { faults, document } = await look(listener.path);
    sendFaults(listener, faults);
    if (!document) return;
    const styles = document.styles.join();
    if (document.stamp !== listener.stamp) send(listener, { type: 'reload' });
    else if (styles !== listener.styles) send(listener, { type: 'styles', urls: document.styles });
    Object.assign(listener, { stamp: document.stamp, styles });
  };

  return {
    async add(response, path, stamp) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // Before the first await, because a tab may close meanwhile.
      const closed = new AbortController();
      response.once('close', () => closed.abort());
      const document = isInGallery(path) ? undefined : (await look(path)).document;
      if (closed.signal.aborted) return;
      const listener = {
        response,
        path,
        stamp: stamp || document?.stamp || '',
        styles: document?.styles.join() ?? '',
        faults: '',
      };
      listeners.add(listener);
      closed.signal.addEventListener('abort', () => listeners.delete(listener));
      // Pages of the gallery get messages about changes only.
      if (!isInGallery(path)) await tellOne(listener);
    },
    async tell() {
      await Promise.all([...listeners].map(tellOne));
    },
    async tellFaults() {
      const concerned = [...listeners].filter(({ path }) => !isInGallery(path));
      await Promise.all(
        concerned.map(async (listener) => {
          const { faults } = await look(listener.path);
          // The same faults are not sent again: somebody may have closed the overlay, or be reading it.
          if (JSON.stringify(faults) !== listener.faults) sendFaults(listener, faults);
        }),
      );
    },
    close() {
      for (const { response } of listeners) response.end();
    },
  };
}

function isInGallery(path: string): boolean {
  return path.startsWith(GALLERY);
}
