import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../prerender/options.ts';
import { toolsFolder } from '../tools.ts';
import type { Host } from './host.ts';

/** Cloudflare's own server of Workers with static assets, with the settings that the hosting document names. */
export const cloudflare: Host = {
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
    const program = join(await toolsFolder(), 'node_modules/wrangler/bin/wrangler.js');
    const ports = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];
    return [process.execPath, program, 'dev', ...ports];
  },
};
