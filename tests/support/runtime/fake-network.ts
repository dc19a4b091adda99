/** The answer to a request: a status and a body, or a connection error. */
export type Answer = { status: number; body: string } | Error;

/** A request that has not been answered yet. */
export interface PendingRequest {
  method: string;
  /** The path and query, `/contact/payload.json?v=1`. */
  url: string;
  /** Answers it. */
  answer: (answer: Answer) => void;
}

/** A network whose requests wait until the test answers them, in any order. */
export class FakeNetwork {
  /** Oldest first. Requests that were aborted are not included. */
  readonly pending: PendingRequest[] = [];
  /** Every request so far: `GET /contact/payload.json`. */
  readonly requests: string[] = [];
  /** What was asked for in case of a redirect, where anything was. */
  readonly redirects: string[] = [];

  /** Replaces the browser's `fetch`. */
  readonly fetch = (input: string | URL, { method = 'GET', signal, redirect }: RequestInit = {}) =>
    new Promise<Pick<Response, 'ok' | 'status' | 'json'>>((resolve, reject) => {
      const { pathname, search } = new URL(input, location.href);
      if (redirect) this.redirects.push(redirect);
      const request: PendingRequest = {
        method,
        url: pathname + search,
        answer: (answer) => {
          this.#forget(request);
          if (answer instanceof Error) reject(answer);
          else resolve(response(answer));
        },
      };
      const giveUp = () => {
        this.#forget(request);
        reject(signal?.reason);
      };
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      this.requests.push(`${method} ${request.url}`);
      this.pending.push(request);
    });

  /** The oldest pending request for a URL. Throws if there is none. */
  find(url: string): PendingRequest {
    const request = this.pending.find((pending) => pending.url === url);
    if (request) return request;
    throw new Error(
      `Nobody has asked for ${url}, but for ${this.pending.map((pending) => pending.url)}`,
    );
  }

  #forget(request: PendingRequest): void {
    const index = this.pending.indexOf(request);
    if (index >= 0) this.pending.splice(index, 1);
  }
}

function response({ status, body }: Exclude<Answer, Error>) {
  return { ok: status < 400, status, json: async (): Promise<unknown> => JSON.parse(body) };
}

/** A JSON answer with status 200. */
export const json = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value) });

/** What browsers throw when there is no connection. */
export const connectionError = (): Error => new TypeError('Failed to fetch');
