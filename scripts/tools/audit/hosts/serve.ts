import { fileURLToPath } from 'node:url';
import type { Host } from './host.ts';

/** The server that `npm start` runs. */
export const serve: Host = {
  name: 'serve.json (serve)',
  async command({ dist }, port) {
    const program = fileURLToPath(import.meta.resolve('serve/build/main.js'));
    return [process.execPath, program, dist, `--listen=tcp://127.0.0.1:${port}`, '--no-clipboard'];
  },
};
