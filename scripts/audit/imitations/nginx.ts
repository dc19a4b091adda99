import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../server/find-free-port.ts';
import { findProgram } from '../find-program.ts';
import { waitForServer } from '../wait-for-server.ts';
import { askServer } from './ask-server.ts';
import { fileAt, type Imitation } from './imitation.ts';

/** Above the ports of `npm start` and of the development server. */
const FIRST_PORT = 8100;

/** nginx with the configuration as written, except for the lines that everybody adapts. */
export const nginx: Imitation = {
  name: '.hosts/nginx.conf (nginx)',
  async start(dist) {
    const program = findProgram('nginx', ['nginx']);
    const port = await findFreePort(FIRST_PORT);
    const folder = mkdtempSync(join(tmpdir(), 'pointwork-nginx-'));
    const conf = join(folder, 'nginx.conf');
    writeFileSync(conf, main(folder, siteConf(dist, port)));
    const child = spawn(program, ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: 'pipe' });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    const close = async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    };
    if (!(await waitForServer(`http://127.0.0.1:${port}/`, child))) {
      await close();
      throw new Error(`nginx does not accept its configuration: ${complaints}`);
    }
    return { ask: (path) => askServer(port, path), close };
  },
};

function siteConf(dist: string, port: number): string {
  const written = fileAt(dist, '.hosts/nginx.conf') ?? '';
  const root = /\broot [^;]+;/;
  if (!root.test(written)) throw new Error('.hosts/nginx.conf names no root.');
  return written
    .replace(/^ *listen \[::\]:80;\n/m, '')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(root, `root ${JSON.stringify(dist)};`);
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
