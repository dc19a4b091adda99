import { structuredPatch } from 'diff';
import { compareSnapshots, type Snapshots } from '../../../scripts/tools/snapshot/snapshots.ts';

/** Lines shown before and after a change, for context. */
const CONTEXT = 3;

/** A diff of the lines that differ between two sets of snapshots; empty if none do. */
export function describeSnapshotChanges(kept: Snapshots, taken: Snapshots): string {
  const changes = compareSnapshots(kept, taken).map(({ name, change }) => {
    const title = `tests/snapshots/${name} is ${change}`;
    if (change !== 'changed') return title;
    return `${title}:\n${diffOf(kept.get(name) ?? '', taken.get(name) ?? '')}`;
  });
  if (changes.length === 0) return '';
  return `${changes.join('\n\n')}\n\nIf this is as it should be: npm run snapshot accepts the change.`;
}

function diffOf(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  return hunks
    .map(({ newStart, lines }) => [`  line ${newStart}`, ...lines].join('\n'))
    .join('\n\n');
}
