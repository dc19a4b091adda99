import { get } from 'node:http';
import type { Answer } from './imitation.ts';

/** Sends a request to a local server with `node:http`, which keeps the path as it is; `fetch` would normalise it. */
export function askServer(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ hostname: '127.0.0.1', port, path }, (response) => {
      response.setEncoding('latin1');
      let body = '';
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => {
        const pairs = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(pairs), body });
      });
    }).on('error', reject);
  });
}
