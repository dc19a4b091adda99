/** Made by the build for each site: how to import what lies beside the runtime. */
declare module 'pointwork:site-modules' {
  import type { Middleware } from '../shared/contracts.ts';

  export const middleware: () => Promise<Readonly<Record<string, Middleware>>>;
  export const progressBar: () => Promise<typeof import('./visit/progress-bar.ts')>;
  export const thirdParties: () => Promise<typeof import('./page/third-parties.ts')>;
}
