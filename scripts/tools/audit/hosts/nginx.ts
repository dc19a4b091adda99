import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditedSite } from '../audited-site.ts';
import { findProgram } from '../find-program.ts';
import type { Host } from './host.ts';

/** nginx with the configuration as written, except for the lines that everybody adapts. */
export const nginx: Host = {
  name: '.hosts/nginx.conf (nginx)',
  async command(site, port, folder) {
    const conf = join(folder, 'nginx.conf');
    writeFileSync(conf, main(folder, siteConf(site, port)));
    return [findProgram('nginx', 'nginx'), '-p', folder, '-c', conf, '-e', 'stderr'];
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
