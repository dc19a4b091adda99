/** Made by the build: functions that import the scripts beside the runtime, which a first load may not need. */
declare module 'pointwork:on-demand' {
  import type { Middleware } from '../shared/contracts.ts';

  export const middleware: () => Promise<Readonly<Record<string, Middleware>>>;
  export const progressBar: () => Promise<typeof import('./visit/progress-bar.ts')>;
  export const thirdParties: () => Promise<typeof import('./page/third-parties.ts')>;
}
