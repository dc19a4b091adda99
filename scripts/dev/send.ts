import type { ServerResponse } from 'node:http';

/** Sends a text that no browser keeps. */
export function send(response: ServerResponse, status: number, type: string, text: string): void {
  if (response.headersSent) return;
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(text);
}
