import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './imitation.ts';

/** Sends a request to a local server with `node:http`, which keeps the path as it is; `fetch` would normalise it. */
export async function askServer(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const [response]: IncomingMessage[] = await once(get({ hostname, port, path }), 'response');
  const { statusCode = 0, headers } = response as IncomingMessage;
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  const body = (await buffer(response as IncomingMessage)).toString('latin1');
  return { status: statusCode, headers: new Headers(pairs), body };
}
