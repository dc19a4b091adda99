import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a server answers. */
export interface Answer {
  status: number;
  headers: Headers;
  /** One character per byte. */
  body: string;
}

/** Sends a request to a local server with `node:http`, which keeps the path as it is; `fetch` would normalise it. */
export async function askServer(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const request = get({ hostname, port, path, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    // Only cookies would be lists, and nothing here sets any.
    headers: new Headers(response.headers as Record<string, string>),
    body: (await buffer(response)).toString('latin1'),
  };
}
