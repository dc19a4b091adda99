import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from '../../../scripts/server/listen.ts';

/**
 * Opens a proxy until the running test ends.
 *
 * @param passesSockets false: it treats a request for a WebSocket like any other, as nginx does without settings.
 */
export async function openProxy(passesSockets = true) {
  let target: URL | undefined;
  const server = createServer((received, response) => {
    const lost = () => response.writeHead(502).end('Bad Gateway');
    if (!target) return lost();
    const { method, url: path } = received;
    const { upgrade: _, ...others } = received.headers;
    const headers = { ...others, connection: 'close' };
    const { hostname, port } = target;
    const sent = request({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    return received.pipe(sent.on('error', lost));
  });
  if (passesSockets) passSockets(server, () => target);
  const { origin, close } = await listen(server, 0);
  onTestFinished(close);
  return {
    url: `${origin}/`,
    /** Forwards to this server from now on. Without one, it answers 502. */
    forwardTo(url?: string) {
      target = url === undefined ? undefined : new URL(url);
    },
  };
}

function passSockets(server: Server, target: () => URL | undefined): void {
  server.on('upgrade', ({ url, rawHeaders }, socket) => {
    const { port } = target() ?? {};
    if (!port) return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
    const sent = connect(Number(port), '127.0.0.1', () =>
      sent.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`),
    );
    sent.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => sent.destroy()).on('close', () => sent.destroy());
    return sent.pipe(socket).pipe(sent);
  });
}
