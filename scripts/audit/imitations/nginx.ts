import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../dev/find-free-port.ts';
import { NotRun } from '../not-run.ts';
import { askServer } from './ask-server.ts';
import { fileAt, type Imitation } from './imitation.ts';

/** Found on the `PATH`, as on a server. */
const PROGRAM = 'nginx';

/** Above the ports of `npm start` and of the development server. */
const FIRST_PORT = 8100;

/** How often the port is tried, every 50 ms, until nginx listens. */
const TRIES = 100;

/** nginx with the configuration as written, except for the lines that everybody adapts. */
export const nginx: Imitation = {
  name: '.hosts/nginx.conf (nginx)',
  async start(dist) {
    await promisify(execFile)(PROGRAM, ['-v']).catch(() => {
      throw new NotRun('nginx is not installed: there is no nginx on the PATH', true);
    });
    const port = await findFreePort(FIRST_PORT);
    const folder = mkdtempSync(join(tmpdir(), 'pointwork-nginx-'));
    const conf = join(folder, 'nginx.conf');
    writeFileSync(conf, main(folder, siteConf(dist, port)));
    const child = spawn(PROGRAM, ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: 'pipe' });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    const close = async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    };
    for (let time = 0; !(await listens(port)); time++) {
      if (child.exitCode === null && time < TRIES) await delay(50);
      else
        return close().then(() =>
          Promise.reject(new Error(`nginx does not accept its configuration: ${complaints}`)),
        );
    }
    return { ask: (path) => askServer(port, path), close };
  },
};

function siteConf(dist: string, port: number): string {
  return (fileAt(dist, '.hosts/nginx.conf') ?? '')
    .replace(/^ *listen \[::\]:80;\n/m, '')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/root \/var\/www\/pointwork;/, `root ${JSON.stringify(dist)};`);
}

/** Everything nginx writes stays in one folder. Its workers run as this user, who can read the site. */
function main(folder: string, site: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid;
events {}
http { access_log off; ${temporary}
${site}
}
`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
