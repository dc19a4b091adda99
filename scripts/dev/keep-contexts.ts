import { type BuildContext, build, context } from 'esbuild';
import type { RunEsbuild } from '../build/bundle/bundle-server.ts';

/** Runs of esbuild that keep what they have read: of a bundle that was made before, only what has changed is read again. */
export interface KeptContexts {
  run: RunEsbuild;
  close: () => Promise<void>;
}

export function openKeptContexts(): KeptContexts {
  const kept = new Map<string, { entry: string; context: Promise<BuildContext> }>();
  return {
    async run(options, name, entry) {
      if (entry === undefined) return build(options);
      const last = kept.get(name);
      if (last?.entry === entry) return (await last.context).rebuild();
      const made = context(options);
      kept.set(name, { entry, context: made });
      await (await last?.context)?.dispose();
      return (await made).rebuild();
    },
    async close() {
      for (const { context: made } of kept.values()) await (await made).dispose();
    },
  };
}
