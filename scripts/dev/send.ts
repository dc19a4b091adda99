import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers the requests to its own addresses. @returns false, without an answer, for any other. */
export type RequestHandler = (
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
) => Promise<boolean>;

/** Sends a text, not to be cached. Does nothing if an answer has been started. */
export function send(response: ServerResponse, status: number, type: string, text: string): void {
  if (response.headersSent) return;
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(text);
}
