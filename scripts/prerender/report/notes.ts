import type { SiteModules } from '../discover/discover-modules.ts';
import { firstTwenty } from '../faults/fault.ts';

/** What a build that has succeeded did otherwise than its maintainer may expect, each in one line. */
export function notesOn({ leftOut }: Pick<SiteModules, 'leftOut'>): string[] {
  return leftOut.length > 0
    ? [`Left out of assets/public/: ${firstTwenty(leftOut).replaceAll('\n', '\\n')}`]
    : [];
}
