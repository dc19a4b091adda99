import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../../../server/find-free-port.ts';
import type { AuditedSite } from '../audited-site.ts';
import { findProgram } from '../find-program.ts';
import { waitForServer } from '../wait-for-server.ts';
import { askServer } from './ask-server.ts';
import type { Imitation } from './imitation.ts';

/** Above the ports of `npm start` and of the development server. */
const FIRST_PORT = 8100;

/** nginx with the configuration as written, except for the lines that everybody adapts. */
export const nginx: Imitation = {
  name: '.hosts/nginx.conf (nginx)',
  async start(site) {
    const program = findProgram('nginx', 'nginx');
    const port = await findFreePort(FIRST_PORT);
    const folder = mkdtempSync(join(tmpdir(), 'pointwork-nginx-'));
    const conf = join(folder, 'nginx.conf');
    writeFileSync(conf, main(folder, siteConf(site, port)));
    const child = spawn(program, ['-p', folder, '-c', conf, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const complaints = text(child.stderr);
    const close = async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    };
    const origin = `http://127.0.0.1:${port}`;
    if (!(await waitForServer(origin, child))) {
      await close();
      throw new Error(`nginx does not accept its configuration: ${await complaints}`);
    }
    return { ask: (path) => askServer(origin, path), close };
  },
};

function siteConf(site: AuditedSite, port: number): string {
  const written = site.read('.hosts/nginx.conf') ?? '';
  const root = /\broot [^;]+;/;
  if (!root.test(written)) throw new Error('.hosts/nginx.conf names no root.');
  return written
    .replace(/^ *listen \[::\]:80;\n/m, '')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(root, `root ${JSON.stringify(site.dist)};`);
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
