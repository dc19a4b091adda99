import type { DevMessage, ShownPage } from '../dev-messages.ts';
import { DEV_CHANGES, DEV_SOCKET } from '../dev-paths.ts';

/** How long to wait before another try to connect, in milliseconds. */
const RETRY = 1_000;

/** A proxy may hold a request for ever. In milliseconds. */
const LONGEST_ANSWER = 30_000;

/**
 * Opens a connection to the server, and opens another one whenever it ends: the server may be started again, and a proxy
 * may end it. On every connect the server is told what the page shows, and answers with what has changed since.
 *
 * @param shown returns what the page shows.
 * @returns `tell`: to be called when it shows something else.
 */
export function openChannel(
  shown: () => ShownPage,
  onMessage: (message: DevMessage) => void,
): { tell: () => void } {
  let socket: WebSocket | undefined;

  const tell = () => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(shown()));

  const connect = () => {
    const own = new WebSocket(DEV_SOCKET);
    let hasOpened = false;
    socket = own;
    own.onopen = () => {
      hasOpened = true;
      tell();
    };
    own.onmessage = ({ data }: MessageEvent<string>) => onMessage(JSON.parse(data));
    own.onclose = async () => {
      if (!hasOpened) await ask();
      setTimeout(() => socket === own && connect(), RETRY);
    };
  };

  /** Asks once, since some proxies let no WebSocket through. */
  const ask = async () => {
    const body = JSON.stringify(shown());
    const signal = AbortSignal.timeout(LONGEST_ANSWER);
    const asked = fetch(DEV_CHANGES, { method: 'POST', body, signal });
    const answer = await asked.catch(() => undefined);
    const messages: readonly DevMessage[] = answer?.ok ? await answer.json().catch(() => []) : [];
    messages.forEach(onMessage);
  };

  connect();
  // A browser does not keep pages with a connection in its back/forward cache.
  addEventListener('pagehide', () => {
    const last = socket;
    socket = undefined;
    last?.close();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && connect());
  return { tell };
}
