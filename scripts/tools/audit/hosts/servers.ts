import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../prerender/options.ts';
import { serveCommand } from '../../start-server.ts';
import type { AuditedSite } from '../audited-site.ts';
import { auditPackage, findProgram } from '../check.ts';

/** A host whose own server runs on this machine. */
export interface Host {
  /** The file that the build writes for it, and what reads that file here. */
  name: string;
  /**
   * The command that serves a site at a port of 127.0.0.1.
   *
   * @param folder an empty one, in which it runs and may write.
   * @throws NotRun when its program is not installed.
   */
  command: (site: AuditedSite, port: number, folder: string) => Promise<readonly string[]>;
}

/** The server that `npm start` runs. */
const serve: Host = {
  name: 'serve.json (serve)',
  async command({ dist }, port) {
    return serveCommand(dist, port);
  },
};

/** nginx with the configuration as written, except for the lines that everybody adapts. */
const nginx: Host = {
  name: '.hosts/nginx.conf (nginx)',
  async command(site, port, folder) {
    const conf = join(folder, 'nginx.conf');
    writeFileSync(conf, mainConf(folder, siteConf(site, port)));
    return [findProgram('nginx'), '-p', folder, '-c', conf, '-e', 'stderr'];
  },
};

/** Cloudflare's own server of Workers with static assets, with the settings that the hosting document names. */
const cloudflare: Host = {
  name: '_headers (Cloudflare)',
  async command({ dist }, port, folder) {
    const document = readFileSync(join(PROJECT, 'scripts/prerender/write/hosts/README.md'), 'utf8');
    const [settings] = /"assets": \{.*?\}/.exec(document) ?? [];
    if (!settings) throw new Error('scripts/prerender/write/hosts/README.md names no "assets".');
    const { assets } = JSON.parse(`{${settings}}`);
    const worker = { name: 'audit', compatibility_date: '2026-01-01' };
    writeFileSync(
      join(folder, 'wrangler.json'),
      JSON.stringify({ ...worker, assets: { ...assets, directory: dist } }),
    );
    const program = auditPackage('wrangler/bin/wrangler.js');
    const ports = ['--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0'];
    return [process.execPath, program, 'dev', ...ports];
  },
};

/** The hosts whose own server can run here. What the build writes for the others is tested as text. */
export const HOSTS: readonly Host[] = [serve, nginx, cloudflare];

function siteConf(site: AuditedSite, port: number): string {
  const written = site.read('.hosts/nginx.conf');
  const root = /\broot [^;]+;/;
  if (!root.test(written)) throw new Error('.hosts/nginx.conf names no root.');
  return written
    .replace(/^ *listen \[::\]:80;\n/m, '')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(root, `root ${JSON.stringify(site.dist)};`);
}

/** Everything nginx writes stays in one folder. Its workers run as this user, who can read the site. */
function mainConf(folder: string, site: string): string {
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
