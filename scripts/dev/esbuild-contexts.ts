import { type BuildContext, build, context } from 'esbuild';
import type { RunEsbuild } from '../build/bundle/bundle-for-rendering.ts';

/** Runs esbuild with one context per bundle. When a bundle is made again, esbuild reads only the changed files. */
export interface EsbuildContexts {
  run: RunEsbuild;
  close: () => Promise<void>;
}

export function openEsbuildContexts(): EsbuildContexts {
  const contexts = new Map<string, { reuseKey: string; context: Promise<BuildContext> }>();
  return {
    async run(options, name, reuseKey) {
      if (reuseKey === undefined) return build(options);
      const last = contexts.get(name);
      if (last?.reuseKey === reuseKey) return (await last.context).rebuild();
      const made = context(options);
      contexts.set(name, { reuseKey, context: made });
      await (await last?.context)?.dispose();
      return (await made).rebuild();
    },
    async close() {
      for (const { context: made } of contexts.values()) await (await made).dispose();
    },
  };
}
