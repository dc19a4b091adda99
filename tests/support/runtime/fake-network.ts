/** The answer to a request: a status and a body, or a connection error. */
export type Answer = { status: number; body: string } | Error;

/** A request that has not been answered yet. */
export interface PendingRequest {
  /** The path and query, `/contact.payload.json?v=1`. */
  url: string;
  answer: (answer: Answer) => void;
}

/** A network whose requests wait until the test answers them, in any order. */
export class FakeNetwork {
  /** Oldest first. Requests that were aborted are not included. */
  readonly pending: PendingRequest[] = [];
  /** The URL of every request so far. */
  readonly requests: string[] = [];

  /** Replaces the browser's `fetch`. */
  readonly fetch = (input: string | URL, { signal }: RequestInit = {}) =>
    new Promise<Pick<Response, 'ok' | 'status' | 'json'>>((resolve, reject) => {
      const { pathname, search } = new URL(input, location.href);
      const end = () => {
        const index = this.pending.indexOf(request);
        if (index >= 0) this.pending.splice(index, 1);
      };
      const answer = (given: Answer) => {
        end();
        if (given instanceof Error) return reject(given);
        const { status, body } = given;
        resolve({ ok: status < 400, status, json: async () => JSON.parse(body) });
      };
      const request = { url: pathname + search, answer };
      const giveUp = () => answer(signal?.reason);
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      this.requests.push(request.url);
      this.pending.push(request);
    });

  /** The oldest pending request for a URL. Throws if there is none. */
  find(url: string): PendingRequest {
    const request = this.pending.find((pending) => pending.url === url);
    if (request) return request;
    const others = this.pending.map((pending) => pending.url);
    throw new Error(`Nobody has asked for ${url}, but for ${others}`);
  }
}

/** A JSON answer with status 200. */
export const json = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value) });

/** What browsers throw when there is no connection. */
export const connectionError = (): Error => new TypeError('Failed to fetch');
