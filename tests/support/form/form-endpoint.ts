import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../scripts/server/listen.ts';

/**
 * How an endpoint can fail to accept a message; `unit/components/blocks/contact-form/endpoint-protocol.test.ts` has all
 * that an answer can be.
 */
export const MISBEHAVIOURS = [
  'reset',
  '500',
  'hang',
  'hang after its headers',
  'HTML with status 200',
  'a redirect to a page that says ok',
] as const;

/** An answer with the endpoint's own words, or without any. */
type Refusal = { status: number; errors?: readonly { field?: string; message: string }[] };

type Cue = 'ok' | Refusal | (typeof MISBEHAVIOURS)[number];

/** A message: its `Idempotency-Key`, which only the script sends, its fields, and whether it was accepted. */
type Received = { key: string | undefined; fields: Record<string, string>; taken: boolean };

export type FormEndpointServer = Awaited<ReturnType<typeof startFormEndpoint>>;

/** A local endpoint of the provider `own` that misbehaves on request. */
export async function startFormEndpoint() {
  let cue: Cue = 'ok';
  const received: Received[] = [];
  const http = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    // On a connection that is used again, Chromium repeats a message that was cut off.
    response.setHeader('connection', 'close');
    response.setHeader('access-control-allow-headers', 'content-type, idempotency-key');
    if (request.method !== 'POST') return void response.writeHead(200).end('{"ok":true}');
    const key = request.headers['idempotency-key'];
    const isPlain = key === undefined;
    const fields = readFields(await text(request), isPlain);
    received.push({ key: isPlain ? undefined : `${key}`, fields, taken: cue === 'ok' });
    answer(cue, isPlain, request, response);
  });
  const { origin, close } = await listen(http, 0);

  function answer(
    now: Cue,
    isPlain: boolean,
    { socket }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const json = { 'content-type': 'application/json' };
    if (typeof now === 'object') {
      const { status, errors } = now;
      return void response.writeHead(status, json).end(JSON.stringify({ errors }));
    }
    switch (now) {
      case 'ok':
        if (isPlain) response.writeHead(303, { location: `${server.home}/contact#sent` }).end();
        else response.writeHead(201, json).end('{"ok":true}');
        return;
      case 'reset':
        return void socket.resetAndDestroy();
      case 'hang':
        return;
      case 'hang after its headers':
        return void response.writeHead(200, json).write('{"ok":');
      case 'HTML with status 200':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Thank you');
      case 'a redirect to a page that says ok':
        return void response.writeHead(302, { location: server.url }).end();
      default:
        response.writeHead(Number(now), json).end('{"ok":true}');
    }
  }

  const server = {
    url: `${origin}/enquiries`,
    received,
    /** Sets how messages are treated from now on. */
    cue: (next: Cue) => {
      cue = next;
    },
    /** Ends what hangs, as a browser does in the end. */
    hangUp: () => http.closeAllConnections(),
    /** Where plain forms are redirected to: the origin of the site, once it is known. */
    home: '',
    close,
  };
  return server;
}

function readFields(body: string, isPlain: boolean): Record<string, string> {
  if (!isPlain) return JSON.parse(body);
  const data = new URLSearchParams(body);
  // HTML submits line breaks as both characters.
  const textOf = (name: string) => data.getAll(name).join(', ').replaceAll('\r\n', '\n');
  return Object.fromEntries([...data.keys()].map((name) => [name, textOf(name)]));
}
