import type { Reference } from '../check/scan-markup.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { UsedIsland } from './thread-messages.ts';

/** A route, and the URLs of its page's stylesheets. */
export interface StyledRoute extends Route {
  styles: readonly string[];
}

/** What became of a page, for the checks and the summary. Its HTML and payload, if it has any, are on disk. */
export interface PageResult extends StyledRoute {
  /** `missing`: its `validate` returned false. `skipped`: its `prerender` is false. */
  outcome: 'generated' | 'missing' | 'skipped';
  layout: string;
  title: string;
  description: string;
  indexed: boolean;
  /** Hash of the payload file. */
  payloadHash: string;
  /** Sizes are in bytes. */
  htmlSize: number;
  payloadSize: number;
  islands: readonly UsedIsland[];
  earlyBehaviors: readonly string[];
  ids: readonly string[];
  references: readonly Reference[];
}
