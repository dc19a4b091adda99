/** Made by the build for each site: how to import its behaviors and its middleware. */
declare module 'pointwork:site-modules' {
  import type { BehaviorModule, Middleware } from '../shared/contracts.ts';

  export const behaviors: Readonly<Record<string, () => Promise<BehaviorModule>>>;
  export const middleware: () => Promise<Readonly<Record<string, Middleware>>>;
}
