import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * The ways in which a server can fail to deliver a file. `unit/runtime/visit/malformed-parts.test.ts` has all that a
 * body can be.
 */
export type ServerFault = 'reset' | '503' | 'hung' | 'cut short as if whole' | 'of another type';

const TYPES = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

/** Answers a request with the given fault. @param folder has the correct files. */
export async function misbehave(
  fault: ServerFault,
  folder: string,
  { url = '/', socket }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (fault === 'reset') return void socket.resetAndDestroy();
  if (fault === '503') {
    return void response.writeHead(503, { 'content-type': 'text/html' }).end('<p>No');
  }

  const { pathname } = new URL(url, 'http://localhost');
  const extension = pathname.split('.').at(-1);
  const type = Object.entries(TYPES).find(([name]) => name === extension)?.[1];
  const file = join(folder, pathname);
  const body = await readFile(file);
  const headers = { 'content-type': type ?? 'application/octet-stream' };
  switch (fault) {
    case 'hung':
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2));
      return;
    case 'cut short as if whole':
      // Neither a script nor JSON is valid without its last characters.
      response.writeHead(200, headers).end(body.subarray(0, -5));
      return;
    case 'of another type':
      response.writeHead(200, {
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      });
      response.end(body);
  }
}
