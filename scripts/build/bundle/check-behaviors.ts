import type { Metafile } from 'esbuild';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Fault } from '../faults/fault.ts';

/** Finds behaviors that the runtime could not call. */
export function checkBehaviors({ outputs }: Metafile, { behaviors }: SiteModules): Fault[] {
  const files = [...behaviors.values()];
  const sound = Object.values(outputs).flatMap(({ entryPoint, exports }) =>
    exports.includes('default') ? [entryPoint] : [],
  );
  return files
    .filter((file) => !sound.includes(file))
    .map((file) => ({
      what: 'A behavior without a function',
      file,
      why: 'The default export is missing.',
      fix: 'Export the function that attaches it: export default function name(element) { … }.',
    }));
}
